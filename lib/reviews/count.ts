const MOST_COUNTED = 100;

/** @param total of `read_game_reviews`, which stops counting above 100: "100+" */
export const formatReviewCount = (total: number): string =>
  total > MOST_COUNTED ? `${MOST_COUNTED}+` : String(total);
