/** The first three are always shown, the others while they have games; "imported" has some only if the owner shows them. */
export const PROFILE_TABS = [
  "playing",
  "completed",
  "want",
  "paused",
  "dropped",
  "endless",
  "imported",
] as const;
export const ALWAYS_SHOWN_TABS = 3;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const DEFAULT_TAB = PROFILE_TABS[0];

/** Pages count from 1. */
export type ProfileRoute = { tab: ProfileTab; page: number };

/** Games of a profile that are shown in pages: a tab, or those that a filter finds, as in its address ("genre/12"). */
export type ProfileList = { tab: ProfileTab } | { filter: string };

/** Whole rows at three, five and six columns, and within the budget of a page's HTML where everything is shown. */
export const PROFILE_PAGE_SIZE = 30;
export const PROFILE_LAST_PAGE = 9999;

/**
 * Parses the segments after `/user/{username}`: `[]` is the default tab, `["want"]` another one, `["want", "2"]` its second
 * page. Null for an address that does not exist.
 */
export function parseProfileRoute(segments: readonly string[]): ProfileRoute | null {
  if (segments.length === 0) return { tab: DEFAULT_TAB, page: 1 };
  const [word, number, ...rest] = segments;
  const tab = PROFILE_TABS.find((name) => name === word);
  if (!tab || rest.length > 0) return null;
  if (number === undefined) return { tab, page: 1 };
  if (!/^[1-9]\d{0,3}$/.test(number)) return null;
  const page = Number(number);
  return page >= 2 && page <= PROFILE_LAST_PAGE ? { tab, page } : null;
}

export function profilePath(username: string, { tab, page }: ProfileRoute = { tab: DEFAULT_TAB, page: 1 }) {
  if (page > 1) return `/user/${username}/${tab}/${page}`;
  return tab === DEFAULT_TAB ? `/user/${username}` : `/user/${username}/${tab}`;
}

export function widgetPath(username: string): string {
  return `/widget/${username}`;
}
