import type { ReactNode } from "react";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { ProfileHeader } from "@/components/profile/profile-header";
import { ProfilePill } from "@/components/profile/profile-pill";
import { ProfileTabs } from "@/components/profile/profile-tabs";
import { missing, pageOrMessage } from "@/components/site/page-or-message";
import { STATUS_LABELS } from "@/lib/collection/status";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile, shownTabs } from "@/lib/profile/public-profile";
import "@/components/profile/profile.css";

/** The header is in the layout, so that switching tabs leaves it in place. Where it cannot be read, the page says so. */
export default async function ProfileLayout({ params, children }: LayoutProps<"/user/[username]">) {
  const { username } = await params;
  return pageOrMessage({ notFound: children, failed: () => children }, () =>
    renderLayout(username, children),
  );
}

async function renderLayout(username: string, children: ReactNode) {
  const profile = (await getPublicProfile(username)) ?? missing();
  // The page leads to the name as its owner spells it.
  if (profile.username !== username) return children;
  const newest = profile.bannerUrl ? [] : await getNewestGames(profile.id);
  return (
    <>
      <ProfileHeader
        profile={profile}
        newestCover={newest.find(({ coverUrl }) => coverUrl)?.coverUrl ?? null}
      />
      <ProfilePill>
        <ProfileAvatar
          username={username}
          avatarUrl={profile.avatarUrl}
          className="size-8 text-[12px] [&_img]:bg-raised"
        />
        <span className="truncate">{username}</span>
      </ProfilePill>
      <div className="wrap relative mt-8">
        <ProfileTabs
          username={username}
          tabs={shownTabs(profile).map((tab) => ({
            tab,
            label: STATUS_LABELS[tab],
            count: profile.counts[tab],
          }))}
        />
        <div className="pt-6">{children}</div>
      </div>
    </>
  );
}
