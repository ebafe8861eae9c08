export const RATING_MAX = 10;

/** A rating out of 10 in stars out of 5: each remainder of a half is half a star. */
export function starsOf(rating: number): number {
  return Math.floor(rating / 2) + (rating % 2 > 0 ? 0.5 : 0);
}

export const ratingText = (rating: number) => `${rating}/${RATING_MAX}`;

/** The step of half a star, from 1 to 10, in which a rating is counted: 8.5 has four and a half stars, as 9. */
export const stepOf = (rating: number): number => Math.max(1, starsOf(rating) * 2);
