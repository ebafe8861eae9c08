/** "93%": IGDB's rating out of 100, rounded; null where there is none. */
export function ratingPercent(rating: number | null): string | null {
  return rating === null ? null : `${Math.round(rating)}%`;
}
