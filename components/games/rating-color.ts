const HIGH_RATING = 90;
const GOOD_RATING = 80;

/** Text colour of a rating: green from 90, amber from 80, else `otherwise`. */
export function ratingColor(score: number, otherwise = "text-ink"): string {
  return score >= HIGH_RATING ? "text-good" : score >= GOOD_RATING ? "text-lamp-text" : otherwise;
}
