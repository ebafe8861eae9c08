/** The tabs of a profile, in their order; the first is the default. They are the statuses that anybody may see. */
export const PROFILE_TABS = ["playing", "completed", "want"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const DEFAULT_TAB = PROFILE_TABS[0];

/** Which games of a profile are shown; pages count from 1. */
export type ProfilePlace = { tab: ProfileTab; page: number };

/** Games on one page of a tab: whole rows at two, three, four and six in a row. */
export const PROFILE_PAGE_SIZE = 48;
/** Enough for every game that there is. */
export const PROFILE_LAST_PAGE = 9999;

/**
 * What the segments after `/user/{username}` name: `[]` is the default tab, `["want"]` another one, `["want", "2"]` a
 * further page of it. Null for an address that does not exist.
 */
export function parseProfilePlace(segments: readonly string[]): ProfilePlace | null {
  if (segments.length === 0) return { tab: DEFAULT_TAB, page: 1 };
  const [word, number, ...rest] = segments;
  const tab = PROFILE_TABS.find((name) => name === word);
  if (!tab || rest.length > 0) return null;
  if (number === undefined) return { tab, page: 1 };
  if (!/^[1-9]\d{0,3}$/.test(number)) return null;
  const page = Number(number);
  return page >= 2 && page <= PROFILE_LAST_PAGE ? { tab, page } : null;
}

/** The one address of a profile, or of a place on it. */
export function profilePath(username: string, { tab, page }: ProfilePlace = { tab: DEFAULT_TAB, page: 1 }) {
  if (page > 1) return `/user/${username}/${tab}/${page}`;
  return tab === DEFAULT_TAB ? `/user/${username}` : `/user/${username}/${tab}`;
}

/** The page for other people's sites. */
export function widgetPath(username: string): string {
  return `/widget/${username}`;
}
