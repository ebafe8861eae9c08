/** The two lists of people on a profile, by the last segment of their address. */
export const PEOPLE_LISTS = ["followers", "following"] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** Whole rows at two and three columns. */
export const PEOPLE_PAGE_SIZE = 48;
/** More followers are neither counted nor listed. */
export const MAX_COUNTED = 10_000;
const LAST_PAGE = Math.ceil(MAX_COUNTED / PEOPLE_PAGE_SIZE);

export function peoplePath(username: string, list: PeopleList, page = 1): string {
  return `/user/${username}/${list}${page > 1 ? `/${page}` : ""}`;
}

/** From the segments after `/user/{username}/{list}`; null for an address that does not exist. */
export function parsePeoplePage([number, ...rest]: readonly string[]): number | null {
  if (rest.length > 0) return null;
  if (number === undefined) return 1;
  const page = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
  return page >= 2 && page <= LAST_PAGE ? page : null;
}
