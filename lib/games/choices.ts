import { GENRES, shortGenreName } from "./genres";

/** What visitors can filter and sort lists by. In an address it is a query; its canonical form is `choicesQuery`. */
export type Choices = {
  /** IGDB's ids, any of them. */
  genres: number[];
  platforms: number[];
  theme?: number;
  /** Years, inclusive. */
  from?: number;
  to?: number;
  /** Hours of the main story, inclusive; `to` null for no end. */
  hours?: { from: number; to: number | null };
  /** 1 to 100. */
  rating?: number;
  types: GameType[];
  release?: Release;
  sort?: Sort;
};

/** Kinds of games by IGDB's `game_types`. */
export const GAME_TYPES = [
  { value: "game", label: "Main games", ids: [0] },
  { value: "dlc", label: "DLCs", ids: [1] },
  { value: "expansion", label: "Expansions", ids: [2, 4] },
  { value: "remake", label: "Remakes", ids: [8] },
  { value: "remaster", label: "Remasters", ids: [9] },
  { value: "expanded", label: "Expanded games", ids: [10] },
  { value: "port", label: "Ports", ids: [11] },
  { value: "bundle", label: "Bundles and packs", ids: [3, 13] },
  { value: "episode", label: "Episodes and seasons", ids: [6, 7] },
  { value: "mod", label: "Mods and forks", ids: [5, 12] },
] as const;
type GameType = (typeof GAME_TYPES)[number]["value"];

/** IGDB's themes without "Erotic" (https://api.igdb.com/v4/themes), a fixed list. */
export const THEMES = [
  { id: 41, name: "4X (explore, expand, exploit, and exterminate)", label: "4X" },
  { id: 1, name: "Action" },
  { id: 28, name: "Business" },
  { id: 27, name: "Comedy" },
  { id: 31, name: "Drama" },
  { id: 34, name: "Educational" },
  { id: 17, name: "Fantasy" },
  { id: 22, name: "Historical" },
  { id: 19, name: "Horror" },
  { id: 35, name: "Kids" },
  { id: 43, name: "Mystery" },
  { id: 32, name: "Non-fiction" },
  { id: 38, name: "Open world" },
  { id: 40, name: "Party" },
  { id: 44, name: "Romance" },
  { id: 33, name: "Sandbox" },
  { id: 18, name: "Science fiction" },
  { id: 23, name: "Stealth" },
  { id: 21, name: "Survival" },
  { id: 20, name: "Thriller" },
  { id: 39, name: "Warfare" },
] as const satisfies { id: number; name: string; label?: string }[];

const RELEASES = ["released", "upcoming"] as const;
export type Release = (typeof RELEASES)[number];

export const SORTS = [
  { value: "popular", label: "Popular first" },
  { value: "rating", label: "Best rated" },
  { value: "shelves", label: "Popular on Questshelf" },
  { value: "people", label: "Best rated here" },
  { value: "newest", label: "Newest" },
  { value: "soonest", label: "Coming soonest" },
  { value: "shortest", label: "Shortest" },
  { value: "longest", label: "Longest" },
  { value: "name", label: "Name" },
] as const;
export type Sort = (typeof SORTS)[number]["value"];

/** The parameters, in the order of the canonical form. */
export const CHOICE_KEYS = [
  "genre",
  "platform",
  "theme",
  "from",
  "to",
  "hours",
  "rating",
  "type",
  "release",
  "sort",
] as const;

const MAX_PLATFORMS = 10;
const MAX_GENRES = 10;
const MAX_ID = 32_767;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2099;
const MAX_HOURS = 200;

/** Reads a query leniently: drops what is unknown or out of range, and swaps the ends of a reversed range. */
export function parseChoices(params: URLSearchParams): Choices {
  const list = (key: string) => params.getAll(key).join(",").slice(0, 1000).split(",");
  const platforms = [...new Set(list("platform").flatMap((text) => numberIn(text, 1, MAX_ID) ?? []))];
  const genres = new Set(list("genre"));
  const types = new Set(list("type"));
  // A form without JavaScript sends `years=2010-2019`.
  const span = params.get("from") || params.get("to") ? [] : (params.get("years") ?? "").split("-", 2);
  const years = ["from", "to"].map((key, index) =>
    numberIn(params.get(key) || span[index], FIRST_YEAR, LAST_YEAR),
  );
  const isReversed = (years[0] ?? 0) > (years[1] ?? LAST_YEAR);
  const [from, to] = isReversed ? years.toReversed() : years;
  const theme = numberIn(params.get("theme"), 1, MAX_ID);
  const hours = parseHours(params);
  const rating = numberIn(params.get("rating"), 1, 100);
  const release = RELEASES.find((value) => value === params.get("release"));
  const sort = SORTS.find(({ value }) => value === params.get("sort"))?.value;
  return {
    genres: GENRES.map(({ id }) => id)
      .filter((id) => genres.has(String(id)))
      .slice(0, MAX_GENRES),
    platforms: platforms.sort((a, b) => a - b).slice(0, MAX_PLATFORMS),
    types: GAME_TYPES.map(({ value }) => value).filter((value) => types.has(value)),
    ...(THEMES.some(({ id }) => id === theme) && theme ? { theme } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(hours ? { hours } : {}),
    ...(rating ? { rating } : {}),
    ...(release ? { release } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** `hours=5-10`, `hours=40-` or `hours=-5`; a form without JavaScript sends `hours-from=5&hours-to=10`. */
function parseHours(params: URLSearchParams): Choices["hours"] {
  const ends = ["from", "to"].map((end) => params.get(`hours-${end}`) ?? "");
  const [first = "", second] = ends.some(Boolean) ? ends : (params.get("hours") ?? "").split("-", 2);
  if (second === undefined) return undefined;
  const from = numberIn(first, 0, MAX_HOURS) ?? 0;
  const to = numberIn(second, 0, MAX_HOURS) ?? null;
  if (to === null) return from === 0 ? undefined : { from, to };
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function numberIn(text: string | null | undefined, min: number, max: number): number | undefined {
  const trimmed = text?.trim() ?? "";
  const value = Number(trimmed);
  return /^\d{1,5}$/.test(trimmed) && value >= min && value <= max ? value : undefined;
}

/** Equal choices have equal queries: `platform=6,48&from=2015&hours=0-10&sort=newest`, or "" for none. */
export function choicesQuery(choices: Choices): string {
  const { genres, platforms, types, hours, ...rest } = choices;
  const values: { [key in (typeof CHOICE_KEYS)[number]]?: string | number } = {
    ...rest,
    genre: genres.join(","),
    platform: platforms.join(","),
    type: types.join(","),
    ...(hours && { hours: `${hours.from}-${hours.to ?? ""}` }),
  };
  return CHOICE_KEYS.flatMap((key) => (values[key] ? `${key}=${values[key]}` : [])).join("&");
}

/** Parses a query in the canonical form. */
export function choicesOf(query = ""): Choices {
  return parseChoices(new URLSearchParams(query));
}

/** The canonical form as one segment of a path: `platform-6_48.from-2015`. */
export function segmentOfChoices(query: string): string {
  return query.replaceAll("=", "-").replaceAll(",", "_").replaceAll("&", ".");
}

/** Null for a segment that is not in the canonical form. */
export function choicesOfSegment(segment: string): string | null {
  const params = new URLSearchParams();
  for (const part of segment.split(".")) {
    const [key = ""] = part.split("-", 1);
    params.append(key, part.slice(key.length + 1).replaceAll("_", ","));
  }
  const query = choicesQuery(parseChoices(params));
  return query !== "" && segmentOfChoices(query) === segment ? query : null;
}

/** What one choice filters; a sort does not. */
export type Choice = {
  key: (typeof CHOICE_KEYS)[number];
  /** The text of its chip. */
  label: string;
  /** The query without it. */
  without: string;
};

/** @param platformName the name of a platform's id */
export function listChoices(query: string | undefined, platformName: (id: number) => string): Choice[] {
  const choices = choicesOf(query);
  const { genres, platforms, types, hours, theme, from, to, rating, release } = choices;
  const choice = (
    key: Choice["key"],
    label: string,
    change: { [key in keyof Choices]?: Choices[key] | undefined },
  ) => {
    const rest = Object.entries({ ...choices, ...change }).filter(([, value]) => value !== undefined);
    return { key, label, without: choicesQuery(Object.fromEntries(rest) as Choices) };
  };
  return [
    ...GENRES.filter(({ id }) => genres.includes(id)).map((genre) =>
      choice("genre", shortGenreName(genre), { genres: genres.filter((id) => id !== genre.id) }),
    ),
    ...platforms.map((id) =>
      choice("platform", platformName(id), { platforms: platforms.filter((other) => other !== id) }),
    ),
    ...THEMES.filter(({ id }) => id === theme).map(({ name }) =>
      choice("theme", name.split(" (")[0] ?? name, { theme: undefined }),
    ),
    ...(from || to ? [choice("from", yearsLabel(from, to), { from: undefined, to: undefined })] : []),
    ...(hours ? [choice("hours", hoursLabel(hours), { hours: undefined })] : []),
    ...(rating ? [choice("rating", `Rating ${rating}+`, { rating: undefined })] : []),
    ...GAME_TYPES.filter(({ value }) => types.includes(value)).map(({ value, label }) =>
      choice("type", label, { types: types.filter((other) => other !== value) }),
    ),
    ...(release
      ? [choice("release", release === "released" ? "Released" : "Upcoming", { release: undefined })]
      : []),
  ];
}

function yearsLabel(from: number | undefined, to: number | undefined): string {
  if (from && to) return from === to ? String(from) : `${from}–${to}`;
  return from ? `From ${from}` : `Until ${to}`;
}

function hoursLabel({ from, to }: NonNullable<Choices["hours"]>): string {
  if (to === null) return `Over ${from} hours`;
  return from === 0 ? `Up to ${to} hours` : `${from}–${to} hours`;
}
