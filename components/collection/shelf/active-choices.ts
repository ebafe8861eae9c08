import { formatPartialDate } from "@/lib/collection/partial-date";
import type { ShelfOptions } from "@/lib/collection/schema";
import {
  PERIOD_NAMES,
  type PeriodName,
  parseShelfChoices,
  RANGE_NAMES,
  type Range,
  type RangeName,
  type ShelfChoices,
  type ShelfGroup,
  shelfChoicesQuery,
} from "@/lib/collection/shelf-choices";

export const GROUP_LABELS: Record<ShelfGroup, string> = {
  status: "Status",
  platform: "Platform",
  genre: "Genre",
  year: "Release year",
};

export const MEDIUM_LABELS = { physical: "Physical copy", digital: "Digital copy" } as const;

export const choicesOf = (more = "") => parseShelfChoices(new URLSearchParams(more));

export function hasFilters(more: string): boolean {
  return withGroup(more, null) !== "";
}

export function withoutFilters(more: string): string {
  return shelfChoicesQuery({ ...choicesOf(), group: choicesOf(more).group });
}

export function withGroup(more: string | undefined, group: ShelfGroup | null): string {
  return shelfChoicesQuery({ ...choicesOf(more), group });
}

const RANGE_LABELS: Record<RangeName, (range: string) => string> = {
  year: (range) => `Released ${range}`,
  rating: (range) => `My rating ${range}`,
  critics: (range) => `Others’ rating ${range}`,
  hours: (range) => `Played ${range} h`,
  length: (range) => `Length ${range} h`,
};

const PERIOD_LABELS: Record<PeriodName, string> = { added: "Added", completed: "Completed" };

function rangeWords({ from, to }: Range): string {
  if (from === to) return `${from}`;
  if (to === null) return `from ${from}`;
  return from === null ? `up to ${to}` : `${from}–${to}`;
}

/** What is chosen, as chips show it, with the query without it. `options` have the names; without them they are not known yet. */
type ActiveChoice = { label: string | null; without: string };

export function activeChoices(more: string, options: ShelfOptions | undefined): ActiveChoice[] {
  const choices = choicesOf(more);
  const choice = (label: string | null, change: Partial<ShelfChoices>): ActiveChoice => ({
    label,
    without: shelfChoicesQuery({ ...choices, ...change }),
  });
  const named = <Kind extends "platforms" | "genres" | "themes" | "developers" | "tags" | "lists">(
    kind: Kind,
    unknown: string,
  ) => {
    const chosen: (number | string)[] = choices[kind];
    const known: { id: number | string; name: string }[] | undefined = options?.[kind];
    return chosen.map((id) =>
      choice(known ? (known.find((option) => option.id === id)?.name ?? unknown) : null, {
        [kind]: chosen.filter((other) => other !== id),
      }),
    );
  };
  return [
    ...named("platforms", "Unknown platform"),
    ...named("genres", "Unknown genre"),
    ...named("themes", "Unknown theme"),
    ...named("developers", "One developer"),
    ...RANGE_NAMES.flatMap((name) => {
      const range = choices[name];
      return range ? [choice(RANGE_LABELS[name](rangeWords(range)), { [name]: null })] : [];
    }),
    ...PERIOD_NAMES.flatMap((name) => {
      const period = choices[name];
      return period ? [choice(`${PERIOD_LABELS[name]} ${formatPartialDate(period)}`, { [name]: null })] : [];
    }),
    ...named("tags", "Unknown tag"),
    ...choices.media.map((medium) =>
      choice(MEDIUM_LABELS[medium], { media: choices.media.filter((other) => other !== medium) }),
    ),
    ...named("lists", "Unknown list"),
  ];
}
