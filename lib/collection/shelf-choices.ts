/** What a shelf is filtered and grouped by, besides its tab and its search. In an address it is `shelfChoicesQuery`. */
export type ShelfChoices = {
  /** IGDB's ids; a game needs one of each kind. */
  platforms: number[];
  genres: number[];
  themes: number[];
  developers: number[];
  /** Ids of the user's own. */
  tags: string[];
  lists: string[];
  media: Medium[];
  year: Range | null;
  /** The user's own, out of 10. */
  rating: Range | null;
  /** Others', out of 100. */
  critics: Range | null;
  /** Played. */
  hours: Range | null;
  /** Hours of the main story. */
  length: Range | null;
  /** A year or a month in UTC: `2024` or `2024-05`. */
  added: string | null;
  completed: string | null;
  group: ShelfGroup | null;
};

/** Both ends are included; null has no end. */
export type Range = { from: number | null; to: number | null };

export const MEDIA = ["physical", "digital"] as const;
export type Medium = (typeof MEDIA)[number];

export const SHELF_GROUPS = ["status", "platform", "genre", "year"] as const;
export type ShelfGroup = (typeof SHELF_GROUPS)[number];

/** The lowest and highest end of each range, and its digits after the decimal point. */
export const RANGES = {
  year: { min: 1950, max: 2099, digits: 0 },
  rating: { min: 0, max: 10, digits: 1 },
  critics: { min: 0, max: 100, digits: 0 },
  hours: { min: 0, max: 1_000_000, digits: 1 },
  length: { min: 0, max: 200, digits: 0 },
} as const;
export type RangeName = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[];

export const PERIOD_NAMES = ["added", "completed"] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];
const PERIOD = /^(19[5-9]|20\d)\d(-(0[1-9]|1[0-2]))?$/;

/** The largest IGDB ids that the database's columns can store. */
const MAX_ID = 32_767;
const MAX_COMPANY_ID = 2_147_483_647;
/** The database's limit. */
const MAX_VALUES = 50;
const MAX_TEXT = 4000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

type Query = { get(name: string): string | null };

/** Reads a query leniently: drops what is unknown or out of range, and swaps the ends of a reversed range. */
export function parseShelfChoices(query: Query): ShelfChoices {
  const valuesOf = (key: string) => [
    ...new Set((query.get(key) ?? "").slice(0, MAX_TEXT).toLowerCase().split(",")),
  ];
  const idsOf = (key: string, max = MAX_ID) =>
    valuesOf(key)
      .filter((text) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max)
      .map(Number)
      .slice(0, MAX_VALUES);
  const ownOf = (key: string) =>
    valuesOf(key)
      .filter((text) => UUID.test(text))
      .slice(0, MAX_VALUES);
  const rangeOf = (name: RangeName) => parseRange(query.get(name) ?? "", RANGES[name]);
  const periodOf = (name: PeriodName) => PERIOD.exec((query.get(name) ?? "").trim())?.[0] ?? null;
  const media = valuesOf("medium");
  return {
    platforms: idsOf("platform"),
    genres: idsOf("genre"),
    themes: idsOf("theme"),
    developers: idsOf("developer", MAX_COMPANY_ID),
    tags: ownOf("tag"),
    lists: ownOf("list"),
    media: MEDIA.filter((medium) => media.includes(medium)),
    year: rangeOf("year"),
    rating: rangeOf("rating"),
    critics: rangeOf("critics"),
    hours: rangeOf("hours"),
    length: rangeOf("length"),
    added: periodOf("added"),
    completed: periodOf("completed"),
    group: SHELF_GROUPS.find((group) => group === query.get("group")) ?? null,
  };
}

/** `10-20`, `10-`, `-20`, or `10` for exactly that. */
function parseRange(text: string, limits: (typeof RANGES)[RangeName]): Range | null {
  const ends = text.split("-");
  if (ends.length > 2) return null;
  const [first = null, second = first] = ends.map((end) => numberIn(end, limits));
  const [from, to] = first !== null && second !== null && first > second ? [second, first] : [first, second];
  return from === null && to === null ? null : { from, to };
}

/** Whether a text can be an end of a range. */
export function isRangeEnd(name: RangeName, text: string): boolean {
  return numberIn(text, RANGES[name]) !== null;
}

/** Whether a text is a year or a month. */
export function isPeriod(text: string): boolean {
  return PERIOD.test(text.trim());
}

function numberIn(text: string, { min, max, digits }: (typeof RANGES)[RangeName]): number | null {
  const trimmed = text.trim();
  const value = Number(trimmed);
  const isNumber = digits > 0 ? /^\d{1,7}(\.\d)?$/.test(trimmed) : /^\d{1,7}$/.test(trimmed);
  return isNumber && value >= min && value <= max ? value : null;
}

function rangeText({ from, to }: Range): string {
  return from === to ? `${from}` : `${from ?? ""}-${to ?? ""}`;
}

/** Equal choices have equal queries: `platform=6,48&year=2010-2019&group=genre`, or "" for none. */
export function shelfChoicesQuery(choices: ShelfChoices): string {
  const values: [key: string, value: string][] = [
    ["platform", choices.platforms.join()],
    ["genre", choices.genres.join()],
    ["theme", choices.themes.join()],
    ["developer", choices.developers.join()],
    ...RANGE_NAMES.map((name): [string, string] => [name, choices[name] ? rangeText(choices[name]) : ""]),
    ...PERIOD_NAMES.map((name): [string, string] => [name, choices[name] ?? ""]),
    ["tag", choices.tags.join()],
    ["medium", choices.media.join()],
    ["list", choices.lists.join()],
    ["group", choices.group ?? ""],
  ];
  return values.flatMap(([key, value]) => (value ? [`${key}=${value}`] : [])).join("&");
}
