import "server-only";
import { z } from "zod";
import { parseGameId } from "@/lib/games/game-id";
import { gameIdParamsSchema } from "@/lib/games/input";
import { countCharacters, toVisibleLines } from "@/lib/storable-text";
import { MAX_LIKED_GAMES, REVIEW_MAX_LENGTH, REVIEW_VISIBILITIES } from "./schema";

/** Characters of JSON that the longest review may take, each written as an escaped pair of surrogates. */
export const REVIEW_MAX_BYTES = 131_072;
const RULE = "A review has 1 to 10,000 characters.";
/** No reader scrolls this far. */
const MAX_OFFSET = 10_000;

const userId = z.uuid("There is no such review.").transform((id) => id.toLowerCase());

export const reviewParamsSchema = z.object({ userId }).extend(gameIdParamsSchema.shape);

export const reviewBodySchema = z.strictObject({
  text: z
    .string(RULE)
    .transform(toVisibleLines)
    .refine((text) => text !== "" && countCharacters(text) <= REVIEW_MAX_LENGTH, RULE),
  isSpoiler: z.boolean(),
  visibility: z.enum(REVIEW_VISIBILITIES),
});

export const moreReviewsQuerySchema = z.strictObject({
  offset: z
    .string()
    .regex(/^\d{1,5}$/, `must be a whole number from 0 to ${MAX_OFFSET}`)
    .transform(Number)
    .refine((offset) => offset <= MAX_OFFSET, `must be a whole number from 0 to ${MAX_OFFSET}`),
});

export const likedQuerySchema = z.strictObject({
  userId,
  games: z
    .string()
    .transform((text) => text.split(",").map(parseGameId))
    .pipe(z.array(z.number("must be ids of games")).max(MAX_LIKED_GAMES)),
});
