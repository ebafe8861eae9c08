const HIGH_RATING = 90;
const GOOD_RATING = 80;

/** The colour of a rating out of 100: green from 90, amber from 80, else the one that is given. */
export function ratingColor(score: number, otherwise = "text-ink"): string {
  return score >= HIGH_RATING ? "text-good" : score >= GOOD_RATING ? "text-lamp-text" : otherwise;
}
