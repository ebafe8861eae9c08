import "server-only";
import { z } from "zod";
import { BROWSE_PAGE_SIZE } from "@/lib/games/browse-route";

const MAX_POPULAR_ROWS = 100;
const MAX_OFFSET = 100_000;

export const queryBodySchema = z.strictObject({ query: z.string("must be a query").min(1, "is empty") });

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

/** An offset beyond the list's end gets an empty page. */
export const popularBodySchema = z.strictObject({
  offset: wholeNumber(0, MAX_OFFSET).default(0),
  limit: wholeNumber(1, MAX_POPULAR_ROWS).default(BROWSE_PAGE_SIZE),
});
