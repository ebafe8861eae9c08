/** Of one user. */
export const REVIEWS_PAGE_SIZE = 20;
/** On a game's page. */
export const GAME_REVIEWS_PAGE_SIZE = 10;
/** Of a game; more are neither counted nor listed. */
export const MAX_COUNTED_REVIEWS = 1000;
const LAST_PAGE = 1000;

export function reviewPath(username: string, gameId: number): string {
  return `/user/${username}/review/${gameId}`;
}

export function userReviewsPath(username: string, page = 1): string {
  return `/user/${username}/reviews${page > 1 ? `/${page}` : ""}`;
}

/** From the segments after `/user/{username}/reviews`; null for an address that does not exist. */
export function parseReviewsPage([number, ...rest]: readonly string[]): number | null {
  if (rest.length > 0) return null;
  if (number === undefined) return 1;
  const page = /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 0;
  return page >= 2 && page <= LAST_PAGE ? page : null;
}
