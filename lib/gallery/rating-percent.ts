export function ratingPercent(rating: number | null): string | null {
  return rating === null ? null : `${Math.round(rating)}%`;
}
