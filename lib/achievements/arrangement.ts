import type { ShownAchievement } from "./achievement";
import type { Earned } from "./progress";

export const SHOWN = ["all", "earned", "locked"] as const;
export const SORTS = ["default", "rarest", "common"] as const;

/** Filter and order of the page, as in its URL. */
export type Arrangement = { show: (typeof SHOWN)[number]; sort: (typeof SORTS)[number] };

/** Unknown values mean all achievements, in the game's own order. */
export function readArrangement(query: { get(name: string): string | null }): Arrangement {
  return {
    show: SHOWN.find((value) => value === query.get("show")) ?? "all",
    sort: SORTS.find((value) => value === query.get("sort")) ?? "default",
  };
}

export function arrangementHref(path: string, { show, sort }: Arrangement): string {
  const query = new URLSearchParams();
  if (show !== "all") query.set("show", show);
  if (sort !== "default") query.set("sort", sort);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Achievements without a share come last in both orders by share. Without known progress, all are shown. */
export function arrange(
  achievements: readonly ShownAchievement[],
  { show, sort }: Arrangement,
  earned: ReadonlyMap<string, Earned> | null,
): ShownAchievement[] {
  const isWanted = ({ apiname }: ShownAchievement) =>
    show === "all" || !earned || (earned.get(apiname)?.isEarned ?? false) === (show === "earned");
  const wanted = achievements.filter(isWanted);
  if (sort === "default") return wanted;
  const sign = sort === "rarest" ? 1 : -1;
  const rank = ({ percent }: ShownAchievement) =>
    percent === null ? Number.POSITIVE_INFINITY : sign * percent;
  return wanted.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
