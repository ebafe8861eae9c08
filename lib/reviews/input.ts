import "server-only";
import { z } from "zod";
import { parseGameId } from "@/lib/games/game-id";
import { gameIdParamsSchema } from "@/lib/games/input";
import { MAX_COUNTED_REVIEWS } from "./path";
import { UNKNOWN_REVIEW } from "./schema";

/** In the one spelling that cache tags have. */
const userId = z.uuid(UNKNOWN_REVIEW).transform((id) => id.toLowerCase());

export const reviewParamsSchema = z.object({ userId, ...gameIdParamsSchema.shape });

const OFFSET_RULE = `must be a whole number from 0 to ${MAX_COUNTED_REVIEWS}`;

export const moreReviewsQuerySchema = z.strictObject({
  offset: z
    .string()
    .regex(/^\d{1,4}$/, OFFSET_RULE)
    .transform(Number)
    .refine((offset) => offset <= MAX_COUNTED_REVIEWS, OFFSET_RULE),
});

const MAX_LIKED = 100;
const REVIEWS_RULE = "must be pairs of a user's and a game's id, such as <user>:<game>";

/** `<user id>:<game id>,…` */
export const likedQuerySchema = z.strictObject({
  reviews: z
    .string()
    .transform((text) => text.split(",").map((pair) => pair.split(":")))
    .pipe(
      z
        .array(
          z.tuple([
            userId,
            z.string().transform((text, context) => {
              const gameId = parseGameId(text);
              if (gameId !== null) return gameId;
              context.addIssue({ code: "custom", message: REVIEWS_RULE });
              return z.NEVER;
            }),
          ]),
          REVIEWS_RULE,
        )
        .max(MAX_LIKED),
    ),
});
