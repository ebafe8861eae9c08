export const MAX_STARS = 5;

/** The spec's stars of a rating out of 10: half of it, rounded down, out of 5. */
export function starsOf(rating: number): number {
  return Math.floor(rating / 2);
}
