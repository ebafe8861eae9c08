export const RATING_MAX = 10;

/** A rating out of 10 in stars out of 5: each remainder of a half is half a star. */
export function starsOf(rating: number): number {
  return Math.floor(rating / 2) + (rating % 2 > 0 ? 0.5 : 0);
}

export const ratingText = (rating: number) => `${rating}/${RATING_MAX}`;
