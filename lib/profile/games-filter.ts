import { PROFILE_LAST_PAGE } from "./profile-route";

const ID = /^[1-9]\d{0,3}$/;
const YEAR = /^(?:19[7-9]|20\d)\d$/;

/** What visitors filter the games of a profile by, with the values that each takes: all that bars of the public statistics count. */
const VALUES = {
  genre: ID,
  theme: ID,
  platform: ID,
  developer: /^[1-9]\d{0,8}$/,
  /** "1990" */
  decade: /^(?:19[4-9]|20\d)0$/,
  /** The user's, out of 10. */
  rating: /^(?:\d(?:\.5)?|10)$/,
  added: YEAR,
  "added-before": YEAR,
  /** A month. */
  completed: /^(?:19[7-9]|20\d)\d-(?:0[1-9]|1[0-2])$/,
  played: /^(?:19[5-9]|20\d)\d-(?:0[1-9]|1[0-2])$/,
} as const;
export type FilterKind = keyof typeof VALUES;

export type GamesFilter = {
  kind: FilterKind;
  value: string;
  /** A year: of a genre, the games that were completed in it. */
  completedIn?: string | undefined;
};

const isKind = (word: string): word is FilterKind => Object.hasOwn(VALUES, word);

/** Whether the filter is a year or month that has not begun in any time zone: no game can match. */
export function isInFuture({ kind, value, completedIn }: GamesFilter, now: number): boolean {
  const tomorrow = new Date(now + 86_400_000).toISOString();
  const period = completedIn ?? (/^(added|completed|played)/.test(kind) ? value : "");
  return period > tomorrow.slice(0, period.length);
}

/** Parses "genre/12", or "genre/12/completed/2026"; null for anything else. */
export function parseGamesFilter(text: string): GamesFilter | null {
  const [kind = "", value = "", word, completedIn, ...rest] = text.split("/");
  if (!isKind(kind) || !VALUES[kind].test(value)) return null;
  if (word === undefined) return { kind, value };
  const isYear =
    kind === "genre" && word === "completed" && rest.length === 0 && YEAR.test(completedIn ?? "");
  return isYear ? { kind, value, completedIn } : null;
}

export function gamesFilterText({ kind, value, completedIn }: GamesFilter): string {
  return completedIn ? `${kind}/${value}/completed/${completedIn}` : `${kind}/${value}`;
}

/** Pages count from 1. */
export type FilteredGamesRoute = { filter: GamesFilter; page: number };

/** Parses the segments after `/user/{username}/games`: a filter and perhaps a page from 2 on. Null for an address that does not exist. */
export function parseFilteredGames(segments: readonly string[]): FilteredGamesRoute | null {
  const hasPage = segments.length % 2 === 1;
  const filter = parseGamesFilter((hasPage ? segments.slice(0, -1) : segments).join("/"));
  if (!filter) return null;
  if (!hasPage) return { filter, page: 1 };
  const last = segments.at(-1) ?? "";
  const page = /^[1-9]\d{0,3}$/.test(last) ? Number(last) : 0;
  return page >= 2 && page <= PROFILE_LAST_PAGE ? { filter, page } : null;
}

export function filteredGamesPath(username: string, { filter, page }: FilteredGamesRoute): string {
  return `/user/${username}/games/${gamesFilterText(filter)}${page > 1 ? `/${page}` : ""}`;
}
