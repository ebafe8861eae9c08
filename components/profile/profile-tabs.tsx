"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";

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
  // Years and filtered games belong to the statistics, the last tab.
  const current =
    all.find(({ segment }) => segment === place) ?? all.at(/^(\d|games)/.test(place ?? "") ? -1 : 0);
  const link = (tab: ProfileTab) => (
    <Link
      key={tab.segment}
      href={tab.href}
      scroll={false}
      aria-current={tab === current ? "page" : undefined}
      className="profile-tab"
    >
      {tab.label}
      {tab.count === null ? null : <b>{formatCount(tab.count)}</b>}
    </Link>
  );
  return (
    <nav aria-label="Status" className="profile-tabs">
      {tabs.map(link)}
      <span className="profile-tabs-others">{others.map(link)}</span>
    </nav>
  );
}
