import "server-only";
import { z } from "zod";
import { gameIdParamsSchema } from "@/lib/games/input";
import { afterPersonSchema } from "@/lib/people/schema";
import { countCharacters, hasVisibleCharacter, toVisibleLines } from "@/lib/storable-text";
import { FILTER_RATINGS, FILTER_STATUSES } from "./filter";
import { REVIEW_MAX_LENGTH, REVIEW_VISIBILITIES } from "./schema";

/** Characters of JSON that the longest review may take, each written as an escaped pair of surrogates. */
export const REVIEW_MAX_BYTES = 131_072;
const RULE = "A review has 1 to 10,000 characters.";

const userId = z.uuid("There is no such review.").transform((id) => id.toLowerCase());

export const authorParamsSchema = z.object({ userId });
export const authorQuerySchema = z.strictObject({ userId });
export const closedReviewsQuerySchema = z.strictObject({
  offset: z.coerce.number().int().min(0).max(20_000, "must be 0 to 20,000").default(0),
});
export const reviewParamsSchema = authorParamsSchema.extend(gameIdParamsSchema.shape);

const version = z.string().regex(/^[0-9a-f]{32}$/, "must be the version of a review");

export const reviewBodySchema = z.strictObject({
  text: z
    .string(RULE)
    .transform(toVisibleLines)
    .refine((text) => hasVisibleCharacter(text) && countCharacters(text) <= REVIEW_MAX_LENGTH, RULE),
  isSpoiler: z.boolean(),
  visibility: z.enum(REVIEW_VISIBILITIES),
  replaces: version.nullable().optional(),
});

/** `none` is the null of `ReviewInput`. */
export const deleteReviewQuerySchema = z.strictObject({
  replaces: z
    .union([z.literal("none").transform(() => null), version], "must be `none` or the version of a review")
    .optional(),
});

/** Likes, a timestamp of the database with its fractions of a second, and the id of an author. */
const after = z
  .string()
  .regex(
    /^-?\d{1,9} \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00:00 [0-9a-f-]{36}$/,
    "must be `next` of a page",
  )
  .refine((text) => {
    const [, time = "", id] = text.split(" ");
    return !Number.isNaN(Date.parse(time)) && z.uuid().safeParse(id).success;
  }, "must be `next` of a page");

export const reviewFilterQuerySchema = z.strictObject({
  rating: z.enum(FILTER_RATINGS).optional(),
  status: z.enum(FILTER_STATUSES).optional(),
});

export const moreReviewsQuerySchema = reviewFilterQuerySchema.extend({ after: after.optional() });

export const likersQuerySchema = z.strictObject({ after: afterPersonSchema.optional() });
