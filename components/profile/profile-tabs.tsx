"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format-count";
import { PROFILE_TABS, type ProfileTab, profilePath } from "@/lib/profile/profile-route";

export type ProfileTabsProps = {
  username: string;
  labels: Record<ProfileTab, string>;
  counts: Record<ProfileTab, number>;
};

/** The tabs, each with a URL. In the layout, so that they keep the focus between pages. */
export function ProfileTabs({ username, labels, counts }: ProfileTabsProps) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const current = PROFILE_TABS.find((tab) => tab === place) ?? PROFILE_TABS[0];
  return (
    <nav aria-label="Status" className="segments">
      {PROFILE_TABS.map((tab) => (
        <Link
          key={tab}
          href={profilePath(username, { tab, page: 1 })}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className="segment max-sm:px-2.5"
        >
          {labels[tab]}
          <span className="segment-count">{formatCount(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  );
}
