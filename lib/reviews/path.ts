export const REVIEWS_PAGE_SIZE = 20;
/** More reviews of a game are not counted. */
export const MAX_COUNTED_REVIEWS = 100;
const LAST_PAGE = 999;

export function reviewPath(username: string, gameId: number): string {
  return `/user/${username}/review/${gameId}`;
}

/** The user's public reviews, beside the tabs of the profile. */
export function userReviewsPath(username: string, page = 1): string {
  return `/user/${username}/reviews${page > 1 ? `/${page}` : ""}`;
}

/** The Atom feeds of a user's and of a game's public reviews. */
export const userReviewsAtomPath = (username: string) => `${userReviewsPath(username)}.atom`;
export const gameReviewsAtomPath = (gameId: number) => `/game/${gameId}/reviews.atom`;

/** From the segments after `/user/{username}/reviews`; null for an address that does not exist. */
export function parseReviewsPage([number, ...rest]: readonly string[]): number | null {
  if (rest.length > 0) return null;
  if (number === undefined) return 1;
  const page = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
  return page >= 2 && page <= LAST_PAGE ? page : null;
}
