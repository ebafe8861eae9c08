import type { Status } from "@/lib/collection/status";
import { PROFILE_TABS, profilePath } from "@/lib/profile/profile-route";

export const OWN_STATISTICS_PATH = "/collection/stats";
export const OWN_YEAR_PATH = "/collection/stats/year";

export function statisticsPath(username: string): string {
  return `/user/${username}/stats`;
}

export function yearPath(username: string, year: number): string {
  return `/user/${username}/${year}`;
}

/** The picture of what others see of a year; without a version, so always of today. */
export function yearPicturePath(username: string, year: number): string {
  return `/og/year/${year}_${username}.jpg`;
}

/** The year of `/user/{username}/{year}`, from the segments after the username; null for any other address. */
export function parseYear(segments: readonly string[]): number | null {
  const [word = "", ...rest] = segments;
  return rest.length === 0 && /^(19[7-9]|20\d)\d$/.test(word) ? Number(word) : null;
}

/** Where the bars of a chart lead to; null where the visitor has no such list. */
export type ChartLinks = {
  status: (status: Status) => string | null;
  /** Of the games that were completed in `year`, or of all. */
  genre: (id: number, year?: number) => string | null;
  theme: (id: number) => string | null;
  platform: (id: number) => string | null;
  developer: (company: { id: number; slug: string }) => string | null;
  decade: (decade: number) => string | null;
  rating: (rating: number) => string | null;
  year: (year: number) => string | null;
  added: (year: number) => string | null;
  /** "2026-05" */
  completed: (month: string) => string | null;
  played: (month: string) => string | null;
};

const nowhere = () => null;

/** For visitors: the tabs of the profile and the years in review. */
export function publicLinks(username: string, tabs: readonly string[]): ChartLinks {
  return {
    status: (status) => {
      const tab = PROFILE_TABS.find((name) => name === status && tabs.includes(name));
      return tab ? profilePath(username, { tab, page: 1 }) : null;
    },
    genre: nowhere,
    theme: nowhere,
    platform: nowhere,
    developer: nowhere,
    decade: nowhere,
    rating: nowhere,
    year: (year) => yearPath(username, year),
    added: (year) => yearPath(username, year),
    completed: nowhere,
    played: nowhere,
  };
}

const shelf = (query: string) => `/collection?${query}`;

/** For the owner: the shelf, filtered. */
export const OWN_LINKS: ChartLinks = {
  status: (status) => shelf(`status=${status === "imported" ? "unsorted" : status}`),
  genre: (id, year) => shelf(year ? `status=completed&genre=${id}&completed=${year}` : `genre=${id}`),
  theme: (id) => shelf(`theme=${id}`),
  platform: (id) => shelf(`platform=${id}`),
  developer: ({ id }) => shelf(`developer=${id}`),
  decade: (decade) => shelf(`year=${decade}-${decade + 9}`),
  rating: (rating) => shelf(`rating=${rating}`),
  year: (year) => `${OWN_YEAR_PATH}?of=${year}`,
  added: (year) => shelf(`added=${year}`),
  completed: (month) => shelf(`status=completed&completed=${month}`),
  played: (month) => `/journal?period=${month}`,
};
