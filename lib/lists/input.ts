import "server-only";
import { z } from "zod";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { gameIdParamsSchema, gameIdQuerySchema } from "@/lib/games/input";
import { LISTS_LAST_PAGE } from "./path";
import { VISIBILITIES } from "./schema";
import { DESCRIPTION_RULE, NOTE_RULE, TITLE_RULE, toDescription, toNote, toTitle } from "./text";

export const UNKNOWN_LIST = "There is no such list.";
const LIST_MAX_GAMES = 1000;
const LIST_FULL = "This list is full: it holds 1,000 games.";
/** Characters of JSON that 2,000 characters of a description may take, each written as an escaped pair of surrogates. */
export const LIST_MAX_BYTES = 32_768;

/** Text as it is stored; undefined is refused with `rule`. */
function storedText<T>(toStored: (typed: string) => T | undefined, rule: string) {
  return z.string(rule).transform((typed, context) => {
    const value = toStored(typed);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  });
}

const gameId = z.number().int().positive().max(MAX_GAME_ID);

/** In the one spelling that cache tags have. */
export const listParamsSchema = z.object({ id: z.uuid(UNKNOWN_LIST).transform((id) => id.toLowerCase()) });
export const entryParamsSchema = listParamsSchema.extend(gameIdParamsSchema.shape);
export const gamesBodySchema = z.strictObject({
  gameIds: z.array(gameId).min(1, "Choose at least one game.").max(LIST_MAX_GAMES, LIST_FULL),
});
export const choicesQuerySchema = gameIdQuerySchema;

export const ownListsQuerySchema = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d?$/, `must be a whole number from 1 to ${LISTS_LAST_PAGE}`)
    .transform(Number)
    .default(1),
  q: z
    .string()
    .max(100, "The search is too long.")
    // Postgres refuses NUL.
    .transform((text) => text.replaceAll("\0", "").trim())
    .default(""),
});

const fields = {
  title: storedText(toTitle, TITLE_RULE),
  description: storedText(toDescription, DESCRIPTION_RULE).nullable(),
  isRanked: z.boolean(),
  visibility: z.enum(VISIBILITIES),
};

export const newListBodySchema = z.strictObject({
  /** An id of the request, so that a repeated one creates no second list. */
  request: z.uuid().optional(),
  title: fields.title,
  description: fields.description.default(null),
  isRanked: fields.isRanked.default(false),
  visibility: fields.visibility.default("private"),
  /** Its first game, or all of a copied list's. */
  gameId: gameId.optional(),
  gameIds: z.array(gameId).max(1000).optional(),
});
export type NewList = z.infer<typeof newListBodySchema>;

/** Fields that are not named stay. */
export const listBodySchema = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "There is nothing to change.");
export type ListChanges = z.infer<typeof listBodySchema>;

/** A new place, before another game or (null) at the end, or a note. */
export const entryBodySchema = z.union(
  [
    z.strictObject({ before: gameId.nullable() }),
    z.strictObject({ note: storedText(toNote, NOTE_RULE).nullable() }),
  ],
  NOTE_RULE,
);
export type EntryChange = z.infer<typeof entryBodySchema>;
