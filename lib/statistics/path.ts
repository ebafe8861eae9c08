import type { Status } from "@/lib/collection/status";
import {
  type FilterKind,
  filteredGamesPath,
  type GamesFilter,
  gamesFilterText,
  parseGamesFilter,
} from "@/lib/profile/games-filter";
import { PROFILE_TABS, profilePath } from "@/lib/profile/profile-route";
import type { PublicProfile } from "@/lib/profile/public-profile";

export const OWN_STATISTICS_PATH = "/collection/stats";
export const OWN_YEAR_PATH = "/collection/stats/year";

export function statisticsPath(username: string): string {
  return `/user/${username}/stats`;
}

export function yearPath(username: string, year: number): string {
  return `/user/${username}/${year}`;
}

export const YEAR_FORMATS = ["post", "story", "wide"] as const;
export type YearPicture = {
  format: (typeof YEAR_FORMATS)[number];
  hours: boolean;
  ratings: boolean;
  name: boolean;
};
export const LINK_PICTURE: YearPicture = { format: "wide", hours: true, ratings: true, name: true };

/** The picture of what others see of a year; without a version, so always of today. */
export function yearPicturePath(username: string, year: number, picture: YearPicture): string {
  return `/og/year/${yearPictureName(username, year, picture)}.jpg`;
}

/** "2026_demo" for links, "2026storyhr_demo" with choices: the format, then what the picture shows. */
export function yearPictureName(username: string, year: number, picture: YearPicture): string {
  const { format, hours, ratings, name } = picture;
  const choices = `${format}${hours ? "h" : ""}${ratings ? "r" : ""}${name ? "n" : ""}`;
  return `${year}${choices === "widehrn" ? "" : choices}_${username}`;
}

/** Parses a name of `yearPictureName`; null for any other name. */
export function parseYearPicture(file: string) {
  const [, given = "", format, hours, ratings, name, username] =
    /^(\d{4})(?:(post|story|wide)(h?)(r?)(n?))?_(\w+)$/.exec(file) ?? [];
  const year = parseYear([given]);
  if (year === null || !username) return null;
  const chosen = YEAR_FORMATS.find((one) => one === format);
  const picture: YearPicture = chosen
    ? { format: chosen, hours: hours !== "", ratings: ratings !== "", name: name !== "" }
    : LINK_PICTURE;
  return { username, year, picture };
}

/** The year of `/user/{username}/{year}`, from the segments after the username; null for any other address. */
export function parseYear(segments: readonly string[]): number | null {
  const [word = "", ...rest] = segments;
  return rest.length === 0 && /^(19[7-9]|20\d)\d$/.test(word) ? Number(word) : null;
}

/** Where the bars of a chart lead to; null if there is no such page. */
export type ChartLinks = {
  status: (status: Status) => string | null;
  /** The games of a genre: those that were completed in `year`, or all. */
  genre: (id: number, year?: number) => string | null;
  theme: (id: number) => string | null;
  platform: (id: number) => string | null;
  developer: (id: number) => string | null;
  decade: (decade: number) => string | null;
  rating: (rating: number) => string | null;
  /** What the href of a year in review begins with; the year is its end. */
  years: string;
  added: (year: number) => string | null;
  addedBefore: (year: number) => string | null;
  /** "2026-05" */
  completed: (month: string) => string | null;
  played: (month: string) => string | null;
};

/** For visitors: the tabs of the profile, its games by a filter, and the years in review. */
export function publicLinks(
  { username, shownSections }: Pick<PublicProfile, "username" | "shownSections">,
  tabs: readonly string[],
): ChartLinks {
  const pathOf = (filter: GamesFilter) =>
    parseGamesFilter(gamesFilterText(filter)) && filteredGamesPath(username, { filter, page: 1 });
  const by = (kind: FilterKind) => (value: number | string) => pathOf({ kind, value: String(value) });
  return {
    status: (status) => {
      const tab = PROFILE_TABS.find((name) => name === status && tabs.includes(name));
      return tab ? profilePath(username, { tab, page: 1 }) : null;
    },
    genre: (id, year) =>
      pathOf({
        kind: "genre",
        value: String(id),
        completedIn: year === undefined ? undefined : String(year),
      }),
    theme: by("theme"),
    platform: by("platform"),
    developer: by("developer"),
    decade: by("decade"),
    rating: by("rating"),
    years: `/user/${username}/`,
    added: by("added"),
    addedBefore: by("added-before"),
    completed: by("completed"),
    // The chart sums up a month; which games were played in it is a date of each.
    played: shownSections.includes("dates") ? by("played") : () => null,
  };
}

const shelf = (query: string) => `/collection?${query}`;

/** For the owner: the shelf, filtered. */
export const OWN_LINKS: ChartLinks = {
  status: (status) => shelf(`status=${status === "imported" ? "unsorted" : status}`),
  genre: (id, year) => shelf(year ? `status=completed&genre=${id}&completed=${year}` : `genre=${id}`),
  theme: (id) => shelf(`theme=${id}`),
  platform: (id) => shelf(`platform=${id}`),
  developer: (id) => shelf(`developer=${id}`),
  decade: (decade) => shelf(`year=${decade}-${decade + 9}`),
  rating: (rating) => shelf(`rating=${rating}`),
  years: `${OWN_YEAR_PATH}?of=`,
  added: (year) => shelf(`added=${year}`),
  // The shelf is filtered by one year or month.
  addedBefore: () => null,
  completed: (month) => shelf(`status=completed&completed=${month}`),
  played: (month) => `/journal?period=${month}`,
};
