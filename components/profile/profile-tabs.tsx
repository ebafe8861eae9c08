"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";
import { type ProfileTab, profilePath } from "@/lib/profile/profile-route";

export type ProfileTabsProps = {
  username: string;
  /** The first is the default. */
  tabs: readonly { tab: ProfileTab; label: string; count: number }[];
};

/** The tabs, each with a URL. In the layout, so that they keep the focus between pages. */
export function ProfileTabs({ username, tabs }: ProfileTabsProps) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const current = (tabs.find(({ tab }) => tab === place) ?? tabs[0])?.tab;
  return (
    <nav aria-label="Status" className="segments">
      {tabs.map(({ tab, label, count }) => (
        <Link
          key={tab}
          href={profilePath(username, { tab, page: 1 })}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className="segment max-sm:px-2.5"
        >
          {label}
          <span className="segment-count">{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
