"use client";

import { useSelectedLayoutSegments } from "next/navigation";
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

/** With addresses, in the layout, so that they keep the focus between pages. `others` are no lists of games. */
export function ProfileTabs({
  tabs,
  others,
}: {
  tabs: readonly ProfileTab[];
  others: readonly ProfileTab[];
}) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const all = [...tabs, ...others];
  // Years and filtered games belong to the statistics, the last tab; people to none.
  const current = PEOPLE_LISTS.some((list) => list === place)
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
      {others.map((tab, index) => link(tab, index === 0 ? "ml-auto text-ink-3" : "text-ink-3"))}
    </nav>
  );
}
