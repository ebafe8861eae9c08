"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { ClosedReviewsTabSlot } from "@/components/reviews/islands";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";
import { PEOPLE_LISTS } from "@/lib/people/path";

export type ProfileTab = {
  /** The first segment after the username. */
  segment: string;
  href: string;
  label: string;
  count: number | null;
};

type ProfileTabsProps = {
  tabs: readonly ProfileTab[];
  /** Tabs that list no games. */
  others: readonly ProfileTab[];
  /** Set if the profile has no public reviews: there may be others that the reader sees. */
  closedReviews: { userId: string; href: string } | null;
};

/** With addresses, in the layout, so that they keep the focus between pages. */
export function ProfileTabs({ tabs, others, closedReviews }: ProfileTabsProps) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const all = [...tabs, ...others];
  // Years and filtered games belong to the statistics, the last tab; people to none.
  const isElsewhere = PEOPLE_LISTS.some((list) => list === place);
  const isClosed = closedReviews !== null && place === "reviews";
  const current =
    isElsewhere || isClosed
      ? undefined
      : (all.find(({ segment }) => segment === place) ?? all.at(/^(\d|games)/.test(place ?? "") ? -1 : 0));
  const link = (tab: ProfileTab, className?: string) => (
    <Link
      key={tab.segment}
      href={tab.href}
      scroll={false}
      aria-current={tab === current ? "page" : undefined}
      className={cn("segment", className)}
    >
      {tab.label}
      {tab.count === null ? null : <span className="segment-count">{formatCount(tab.count)}</span>}
    </Link>
  );
  return (
    <nav aria-label="Status" className="profile-tabs page-segments segments">
      {tabs.map((tab) => link(tab))}
      {closedReviews ? <ClosedReviewsTabSlot {...closedReviews} isCurrent={isClosed} /> : null}
      {others.map((tab, index) =>
        link(tab, index === 0 ? "ml-auto text-ink-3 [.closed-tab+&]:ml-0" : "text-ink-3"),
      )}
    </nav>
  );
}
