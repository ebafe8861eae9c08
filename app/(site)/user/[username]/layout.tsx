import type { ReactNode } from "react";
import { missing, pageOrMessage } from "@/components/page/page-or-message";
import { Favourites } from "@/components/profile/favourites";
import { ProfileAside } from "@/components/profile/profile-aside";
import { ProfileAvatar } from "@/components/profile/profile-avatar";
import { ProfileHeader } from "@/components/profile/profile-header";
import { ProfilePill } from "@/components/profile/profile-pill";
import { type ProfileTab, ProfileTabs } from "@/components/profile/profile-tabs";
import { STATUS_LABELS } from "@/lib/collection/status";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { userListsPath } from "@/lib/lists/path";
import { countPublicLists } from "@/lib/lists/public-lists";
import { getFollowCounts } from "@/lib/people/public-people";
import { profilePath } from "@/lib/profile/profile-route";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile, shownTabs } from "@/lib/profile/public-profile";
import { userReviewsPath } from "@/lib/reviews/path";
import { getUserReviews } from "@/lib/reviews/public-reviews";
import { statisticsPath } from "@/lib/statistics/path";
import "@/components/profile/profile.css";

/** The header is in the layout, so that switching tabs leaves it in place. If it cannot be read, the page shows the error. */
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
  const [newest, { value: lists }, follows, reviews] = await Promise.all([
    profile.bannerUrl ? [] : getNewestGames(profile.id),
    readOrFallback(`the number of lists of ${profile.id}`, countPublicLists(profile.id), 0),
    getFollowCounts(profile.id),
    getUserReviews(profile.id, 1),
  ]);
  const tabs: ProfileTab[] = shownTabs(profile).map((tab) => ({
    segment: tab,
    href: profilePath(username, { tab, page: 1 }),
    label: STATUS_LABELS[tab],
    count: profile.counts[tab],
  }));
  const others: ProfileTab[] = [];
  if (reviews.total > 0) {
    const href = userReviewsPath(username);
    others.push({ segment: "reviews", href, label: "Reviews", count: reviews.total });
  }
  if (lists > 0)
    others.push({ segment: "lists", href: userListsPath(username), label: "Lists", count: lists });
  if (profile.shownSections.includes("statistics") && profile.counts.total > 0) {
    others.push({ segment: "stats", href: statisticsPath(username), label: "Statistics", count: null });
  }
  return (
    <div className="has-data-blocking:hidden">
      <ProfileHeader
        profile={profile}
        newestCover={newest.find(({ coverUrl, isAdult }) => coverUrl && !isAdult)?.coverUrl ?? null}
        follows={follows}
      />
      <ProfilePill>
        <ProfileAvatar
          username={username}
          avatarUrl={profile.avatarUrl}
          className="size-8 text-[12px] [&_img]:bg-raised"
        />
        <span className="truncate">{username}</span>
      </ProfilePill>
      <Favourites username={username} games={profile.favourites}>
        {reviews.total > 0 || profile.ratings ? (
          <ProfileAside profile={profile} latest={reviews.reviews[0]} />
        ) : null}
      </Favourites>
      <div className="wrap relative mt-[22px] md:mt-[44px]">
        <ProfileTabs
          tabs={tabs}
          others={others}
          closedReviews={reviews.total > 0 ? null : { userId: profile.id, href: userReviewsPath(username) }}
        />
        <div className="pt-4 md:pt-[26px]">{children}</div>
      </div>
    </div>
  );
}
