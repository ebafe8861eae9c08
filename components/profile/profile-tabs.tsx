"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";

export type ProfileTabsProps = {
  /** `segment` is the first one after the username. The first tab is the default, the last one also that of years and filtered games. */
  tabs: readonly { segment: string; href: string; label: string; count: number | null }[];
};

/** The tabs, each with a URL. In the layout, so that they keep the focus between pages. */
export function ProfileTabs({ tabs }: ProfileTabsProps) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const current =
    tabs.find(({ segment }) => segment === place) ?? tabs.at(/^(\d|games)/.test(place ?? "") ? -1 : 0);
  return (
    <nav aria-label="Status" className="segments">
      {tabs.map((tab) => (
        <Link
          key={tab.segment}
          href={tab.href}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className="segment max-sm:px-2.5"
        >
          {tab.label}
          {tab.count === null ? null : <span className="segment-count">{formatCount(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
