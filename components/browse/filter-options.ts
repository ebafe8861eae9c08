import { formatCount } from "@/lib/format-count";
import { BROWSE_PAGE_SIZE } from "@/lib/games/browse-route";
import { type Choices, GAME_TYPES, SORTS, type Sort, THEMES } from "@/lib/games/choices";
import type { getFilterCounts } from "@/lib/games/get-filtered-list";

export type FilterCounts = Awaited<ReturnType<typeof getFilterCounts>>;

/** Value, label, number of games. A tuple, because the page contains about 80 of them twice. */
export type FilterOption = [value: string, label: string, count?: string];

export type FilterOptions = Record<
  "platforms" | "lengths" | "decades" | "ratings" | "releases" | "types" | "themes" | "sorts",
  FilterOption[]
>;

const MAX_PLATFORMS = 34;
const FIRST_DECADE = 1980;
const RATINGS = [90, 80, 70, 60];
const LENGTHS = [
  { from: 0, to: 5, label: "Up to 5 hours" },
  { from: 5, to: 10, label: "5–10 hours" },
  { from: 10, to: 20, label: "10–20 hours" },
  { from: 20, to: 40, label: "20–40 hours" },
  { from: 40, to: null, label: "Over 40 hours" },
];

/**
 * What can be chosen, with the number of games of each choice.
 * @param usualOrder the order without a choice; null for the popular games
 */
export function toFilterOptions(
  { platforms: chosen, rating: chosenRating, types, theme, sort }: Choices,
  counts: FilterCounts,
  platformNames: Map<number, string>,
  usualOrder: string | null,
): FilterOptions {
  const ranked = Object.entries(counts.platform).sort(([, a], [, b]) => b - a);
  const platforms = new Set([...chosen, ...ranked.slice(0, MAX_PLATFORMS).map(([id]) => Number(id))]);
  const ratings = new Set([...RATINGS, chosenRating ?? 90]);
  return {
    platforms: [...platforms].map((id) =>
      option(id, platformNames.get(id) ?? `Platform ${id}`, counts.platform[id]),
    ),
    lengths: LENGTHS.map(({ from, to, label }) => option(`${from}-${to ?? ""}`, label, counts.length[from])),
    decades: Object.entries(counts.decade)
      .filter(([start]) => Number(start) >= FIRST_DECADE)
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([start, count]) => option(`${start}-${Number(start) + 9}`, `${start}s`, count)),
    ratings: [...ratings]
      .sort((a, b) => b - a)
      .map((rating) =>
        option(
          rating,
          `${rating} and up`,
          RATINGS.includes(rating) ? counts.min_rating[rating] : counts.total,
        ),
      ),
    releases: [
      option("released", "Released", counts.release[1]),
      option("upcoming", "Upcoming", counts.release[2]),
    ],
    types: GAME_TYPES.map(({ value, label, ids }): FilterOption => {
      const count = ids.reduce<number>((sum, id) => sum + (counts.type[id] ?? 0), 0);
      return option(value, label, count);
    }).filter(([value, , count]) => count !== "0" || types.some((type) => type === value)),
    themes: THEMES.map(({ id, name }) => option(id, name.split(" (")[0] ?? name, counts.theme[id])).filter(
      ([value, , count]) => count !== "0" || value === String(theme),
    ),
    sorts: [
      ...(usualOrder ? [["", usualOrder] satisfies FilterOption] : []),
      ...SORTS.filter(({ value }) => value === sort || hasEnough(value, counts)).map(
        ({ value, label }): FilterOption => [value === "popular" && !usualOrder ? "" : value, label],
      ),
    ],
  };
}

/** An order by what people here have or rate needs a page of games that have a place in it. */
function hasEnough(sort: Sort, { people }: FilterCounts): boolean {
  if (sort !== "shelves" && sort !== "people") return true;
  return (people[sort === "shelves" ? 1 : 2] ?? 0) >= BROWSE_PAGE_SIZE;
}

function option(value: string | number, label: string, count = 0): FilterOption {
  return [String(value), label, formatCount(count)];
}
