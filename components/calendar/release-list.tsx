import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { ReleaseGroup } from "@/lib/calendar/calendar";
import { groupKeys, releaseKeys } from "./day";
import { ReleaseCard } from "./release-card";

const FIRST_ROW = 4;

/** One column per release, so that days with few releases share a row. */
const SPANS = ["", "col-span-1", "col-span-2", "col-span-2 sm:col-span-3"];
const COLUMNS =
  "grid grid-cols-2 gap-x-3 sm:grid-cols-3 sm:gap-x-4 md:grid-cols-4 md:gap-x-[22px] view-list:grid-cols-1";

/** The grid that all groups of a page share. */
export function ReleaseGroups({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        COLUMNS,
        "gap-y-10",
        wide ? "lg:grid-cols-5 xl:grid-cols-6" : "lg:grid-cols-3 xl:grid-cols-4",
      )}
    >
      {children}
    </div>
  );
}

type ReleaseListProps = {
  id: string;
  /** The heading, which names the section. */
  title: ReactNode;
  group: ReleaseGroup;
  /** The first group of the page, whose covers load first. */
  leading?: boolean;
};

export function ReleaseList({ id, title, group, leading }: ReleaseListProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-on={groupKeys(group)}
      className={cn(
        "release-day grid scroll-mt-6 grid-cols-subgrid grid-rows-[auto_1fr] content-start gap-y-4 view-list:col-span-full",
        SPANS[group.releases.length] ?? "col-span-full",
      )}
    >
      <h2
        id={`${id}-title`}
        className="col-span-full flex min-h-[58px] items-center gap-3 border-line border-b pb-2.5 text-[21px]"
      >
        {title}
      </h2>
      <ul className="col-span-full grid grid-cols-subgrid content-start gap-y-7 view-list:gap-y-3">
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
