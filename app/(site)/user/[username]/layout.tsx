import { notFound } from "next/navigation";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { ProfileHeader } from "@/components/profile/profile-header";
import { ProfilePill } from "@/components/profile/profile-pill";
import { ProfileTabs } from "@/components/profile/profile-tabs";
import { STATUS_LABELS } from "@/lib/collection/status";
import { getPublicProfile } from "@/lib/profile/public-profile";
import "@/components/profile/profile.css";

/** The person stands around the tabs, so that going from one to the other moves nothing else. */
export default async function ProfileLayout({ params, children }: LayoutProps<"/user/[username]">) {
  const { username } = await params;
  const profile = (await getPublicProfile(username)) ?? notFound();
  // The page leads to the name as its owner spells it.
  if (profile.username !== username) return children;
  const { playing, completed, want } = profile.counts;
  return (
    <>
      <ProfileHeader profile={profile} />
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
          labels={{
            playing: STATUS_LABELS.playing,
            completed: STATUS_LABELS.completed,
            want: STATUS_LABELS.want,
          }}
          counts={{ playing, completed, want }}
        />
        <div className="pt-6">{children}</div>
      </div>
    </>
  );
}
