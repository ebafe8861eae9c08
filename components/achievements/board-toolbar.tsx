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
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="all-achievements-heading" className="w-full text-[22px]">
        All Achievements <span className="font-medium text-ink-3 tabular-nums">({achievements.length})</span>
      </h2>
      {/* Constant height, because the filter appears with the progress. */}
      <div className="mt-2 flex min-h-11 items-center max-sm:w-full">
        {children ?? <RareCount achievements={achievements} />}
      </div>
      <nav aria-label="Order" className="segments needs-script mt-2 sm:-mx-3.5">
        {SORTS.map((sort) => (
          <ShallowLink
            key={sort}
            href={arranged ? arrangementHref(arranged.path, { ...arranged.arrangement, sort }) : "#"}
            aria-current={sort === (arranged?.arrangement.sort ?? "default") ? "true" : undefined}
            className="segment"
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
    <p className="text-[14px] text-ink-3 tabular-nums">
      {rare} of {achievements.length} {rare === 1 ? "is" : "are"} rare
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
    <div className="min-w-0 animate-fade-in sm:-mx-3.5">
      <nav aria-label="Show" className="segments">
        {SHOWN.map((show) => (
          <ShallowLink
            key={show}
            href={arrangementHref(path, { ...arrangement, show })}
            aria-current={show === arrangement.show ? "true" : undefined}
            className="segment"
          >
            {SHOW_LABELS[show]} <span className="segment-count">{counts[show]}</span>
          </ShallowLink>
        ))}
      </nav>
    </div>
  );
}
