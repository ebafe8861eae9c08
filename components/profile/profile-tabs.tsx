"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { Link } from "@/components/ui/link";
import { segmentClasses } from "@/components/ui/segment-classes";
import { formatCount } from "@/lib/format-count";
import { PROFILE_TABS, type ProfileTab, profilePath } from "@/lib/profile/place";

export type ProfileTabsProps = {
  username: string;
  labels: Record<ProfileTab, string>;
  counts: Record<ProfileTab, number>;
};

/** The tabs, each an address of its own. They stand around the page, so that the focus stays where it was. */
export function ProfileTabs({ username, labels, counts }: ProfileTabsProps) {
  const place = useSelectedLayoutSegments()[0]?.split("/")[0];
  const current = PROFILE_TABS.find((tab) => tab === place) ?? PROFILE_TABS[0];
  return (
    <nav aria-label="Status" className={segmentClasses.list}>
      {PROFILE_TABS.map((tab) => (
        <Link
          key={tab}
          href={profilePath(username, { tab, page: 1 })}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
          className={`${segmentClasses.item} max-sm:px-2.5`}
        >
          {labels[tab]}
          <span className={segmentClasses.count}>{formatCount(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  );
}
