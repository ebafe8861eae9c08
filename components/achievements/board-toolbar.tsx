import type { ReactNode } from "react";
import { ShallowLink } from "@/components/ui/shallow-link";
import { isRare, type ShownAchievement } from "@/lib/achievements/achievement";
import { type Arrangement, arrangementHref, SHOWN, SORTS } from "@/lib/achievements/arrangement";

const SORT_LABELS: Record<Arrangement["sort"], string> = {
  default: "Default",
  rarest: "Rarest first",
  common: "Most common",
};

type BoardToolbarProps = {
  achievements: readonly ShownAchievement[];
  /** Absent until the browser has read the URL. */
  arranged?: { path: string; arrangement: Arrangement };
  /** The filter by progress, when that is known. */
  children?: ReactNode;
};

/** The list's title and controls. Without JavaScript there are no controls. */
export function BoardToolbar({ achievements, arranged, children }: BoardToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:gap-y-3">
      <h2 id="all-achievements-heading" className="mr-auto text-[26px] max-lg:w-full">
        All Achievements <span className="font-medium text-ink-3 tabular-nums">({achievements.length})</span>
      </h2>
      {/* Constant height, because the filter appears with the progress. */}
      <div className="flex min-h-[46px] items-center max-sm:w-full sm:max-lg:flex-1">
        {children ?? <RareCount achievements={achievements} />}
      </div>
      <nav aria-label="Order" className="segments needs-script max-sm:w-full">
        {SORTS.map((sort) => (
          <ShallowLink
            key={sort}
            href={arranged ? arrangementHref(arranged.path, { ...arranged.arrangement, sort }) : "#"}
            aria-current={sort === (arranged?.arrangement.sort ?? "default") ? "true" : undefined}
            className="segment max-sm:grow max-sm:justify-center max-sm:px-2.5"
          >
            {SORT_LABELS[sort]}
          </ShallowLink>
        ))}
      </nav>
    </div>
  );
}

function RareCount({ achievements }: Pick<BoardToolbarProps, "achievements">) {
  const rare = achievements.filter(isRare).length;
  if (rare === 0) return null;
  return (
    <p className="text-[14px] text-ink-2 tabular-nums">
      <span className="font-semibold text-lamp-text">{rare}</span> of {achievements.length}{" "}
      {rare === 1 ? "is" : "are"} rare
    </p>
  );
}

const SHOW_LABELS: Record<Arrangement["show"], string> = { all: "All", earned: "Earned", locked: "Locked" };

type ShowTabsProps = {
  path: string;
  arrangement: Arrangement;
  counts: Record<Arrangement["show"], number>;
};

export function ShowTabs({ path, arrangement, counts }: ShowTabsProps) {
  return (
    <nav aria-label="Show" className="segments animate-fade-in max-sm:w-full">
      {SHOWN.map((show) => (
        <ShallowLink
          key={show}
          href={arrangementHref(path, { ...arrangement, show })}
          aria-current={show === arrangement.show ? "true" : undefined}
          className="segment max-sm:grow max-sm:justify-center max-sm:px-2.5"
        >
          {SHOW_LABELS[show]} <span className="segment-count">{counts[show]}</span>
        </ShallowLink>
      ))}
    </nav>
  );
}
