import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { ReleaseGroup } from "@/lib/calendar/calendar";
import { groupKeys, releaseKeys } from "./day";
import { ReleaseCard } from "./release-card";

const FIRST_ROW = 4;

export type ReleaseListProps = {
  id: string;
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  group: ReleaseGroup;
  /** The first of the page: its covers are fetched before everything else. */
  leading?: boolean;
  /** Over the page's whole width, not beside the month. */
  wide?: boolean;
};

/** The releases of a day, or of a longer time, under its title. */
export function ReleaseList({ id, title, aside, group, leading, wide }: ReleaseListProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-on={groupKeys(group)}
      className="release-day scroll-mt-6 pb-9"
    >
      <div className="mb-4 flex min-h-8 items-baseline justify-between gap-4 border-line border-b pb-2.5">
        <h2 id={`${id}-title`} className="text-[19px] md:text-[21px]">
          {title}
        </h2>
        {aside}
      </div>
      <ul
        className={cn(
          "grid grid-cols-1 gap-x-3 gap-y-6 min-[280px]:grid-cols-2 sm:grid-cols-3 sm:gap-x-4 md:grid-cols-4 md:gap-x-[22px] view-list:grid-cols-1 view-list:gap-3",
          wide ? "lg:grid-cols-5 xl:grid-cols-6" : "lg:grid-cols-3 xl:grid-cols-4",
        )}
      >
        {group.releases.map((release, index) => (
          <li
            key={release.game.id}
            data-on={releaseKeys(release)}
            data-game={release.game.id}
            className="release min-w-0"
          >
            <ReleaseCard release={release} priority={leading && index < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </section>
  );
}
