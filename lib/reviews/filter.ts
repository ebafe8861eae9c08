import { CHOOSABLE_STATUSES, type ChoosableStatus } from "@/lib/collection/status";

/** Ratings above `above`, and not above `top`: 8.5 has as many stars as 9 (lib/stars.ts). */
const RATINGS = {
  "9-10": { above: 8, top: 10 },
  "7-8": { above: 6, top: 8 },
  "5-6": { above: 4, top: 6 },
  "1-4": { above: -1, top: 4 },
} as const;
type FilterRating = keyof typeof RATINGS;
export const FILTER_RATINGS = Object.keys(RATINGS) as FilterRating[];

export const FILTER_STATUSES = CHOOSABLE_STATUSES;

/** What is missing or undefined does not filter. */
export type ReviewFilter = { rating?: FilterRating | undefined; status?: ChoosableStatus | undefined };

export const NO_FILTER: ReviewFilter = {};

/** Converts a filter to arguments of the database's functions. */
export function filterArgs({ rating, status }: ReviewFilter) {
  return {
    ...(rating ? { above_rating: RATINGS[rating].above, top_rating: RATINGS[rating].top } : {}),
    ...(status ? { of_status: status } : {}),
  };
}
