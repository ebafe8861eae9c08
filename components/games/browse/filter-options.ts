import { formatCount } from "@/lib/format-count";
import { type Choices, GAME_TYPES, THEMES } from "@/lib/games/choices";
import type { getFilterCounts } from "@/lib/games/get-filtered-list";

export type FilterCounts = Awaited<ReturnType<typeof getFilterCounts>>;

/** Value, label, number of games and whether it is chosen. A tuple, because the page contains about 80 of them twice. */
export type FilterOption = [value: string, label: string, count: string, isChosen?: 1];

export type FilterOptions = {
  platforms: FilterOption[];
  lengths: FilterOption[];
  /** From and to, when no length of the list is chosen. */
  hours: (number | null | undefined)[];
  decades: FilterOption[];
  years: (number | null | undefined)[];
  ratings: FilterOption[];
  releases: FilterOption[];
  types: FilterOption[];
  themes: FilterOption[];
};

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

/** What can be chosen, with the number of games of each choice. */
export function toFilterOptions(
  choices: Choices,
  counts: FilterCounts,
  platforms: Map<number, string>,
): FilterOptions {
  const { hours, from, to } = choices;
  const lengths = LENGTHS.map((length) =>
    option(
      `${length.from}-${length.to ?? ""}`,
      length.label,
      counts.length[length.from],
      hours?.from === length.from && hours.to === length.to,
    ),
  );
  const decades = Object.entries(counts.decade)
    .filter(([start]) => Number(start) >= FIRST_DECADE)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([start, count]) => {
      const end = Number(start) + 9;
      return option(`${start}-${end}`, `${start}s`, count, from === Number(start) && to === end);
    });
  const rankedPlatforms = Object.entries(counts.platform).sort(([, a], [, b]) => b - a);
  const shownPlatforms = [
    ...new Set([...choices.platforms, ...rankedPlatforms.slice(0, MAX_PLATFORMS).map(([id]) => Number(id))]),
  ];
  return {
    platforms: shownPlatforms.map((id) => {
      const name = platforms.get(id) ?? `Platform ${id}`;
      return option(id, name, counts.platform[id], choices.platforms.includes(id));
    }),
    lengths,
    hours: lengths.some(isChosen) ? [] : [hours?.from, hours?.to],
    decades,
    years: decades.some(isChosen) ? [] : [from, to],
    ratings: [...new Set([...RATINGS, choices.rating ?? 90])]
      .sort((a, b) => b - a)
      .map((rating) =>
        option(
          rating,
          `${rating} and up`,
          RATINGS.includes(rating) ? counts.min_rating[rating] : counts.total,
          rating === choices.rating,
        ),
      ),
    releases: [
      option("released", "Released", counts.release[1], choices.release === "released"),
      option("upcoming", "Upcoming", counts.release[2], choices.release === "upcoming"),
    ],
    types: GAME_TYPES.map(({ value, label, ids }) => {
      const count = ids.reduce<number>((sum, id) => sum + (counts.type[id] ?? 0), 0);
      return option(value, label, count, choices.types.includes(value));
    }).filter(isUseful),
    themes: THEMES.map(({ id, name }) =>
      option(id, name.split(" (")[0] ?? name, counts.theme[id], id === choices.theme),
    ).filter(isUseful),
  };
}

function option(value: string | number, label: string, count = 0, isChosen = false): FilterOption {
  const shown = formatCount(count);
  return isChosen ? [String(value), label, shown, 1] : [String(value), label, shown];
}

const isChosen = ([, , , chosen]: FilterOption) => chosen === 1;
const isUseful = ([, , count, chosen]: FilterOption) => count !== "0" || chosen === 1;
