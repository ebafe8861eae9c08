import "server-only";
import { z } from "zod";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { toStorable } from "@/lib/storable-text";
import { policySchema, ROW_KINDS, WORD_MEANINGS } from "./schema";
import { statusWordSchema } from "./upload-schema";

/** Different words in one request: a file with more has no status column. */
const MAX_WORDS = 500;

export const UNKNOWN_IMPORT = "There is no such import.";
const row = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, "The row's number is not valid.")
  .transform(Number);

export const importParamsSchema = z.object({ id: z.uuid(UNKNOWN_IMPORT) });
export const rowParamsSchema = z.object({ id: z.uuid(UNKNOWN_IMPORT), row });

export const pageQuerySchema = z.strictObject({
  kind: z.enum(ROW_KINDS),
  after: z
    .string()
    .regex(/^\d{1,5}$/, "must be a row's number")
    .transform(Number)
    .default(0),
});

export const rowBodySchema = z.strictObject({
  gameId: z.number().int().positive().max(MAX_GAME_ID).nullable(),
  skip: z.boolean(),
});
export type RowBody = z.infer<typeof rowBodySchema>;

const word = statusWordSchema.transform(toStorable);

export const optionsBodySchema = z.strictObject({
  policy: z.strictObject(policySchema.shape).partial().optional(),
  statusWords: z
    .record(word, z.enum(WORD_MEANINGS).nullable())
    .refine((words) => Object.keys(words).length <= MAX_WORDS, "has too many words")
    .optional(),
});
export type OptionsBody = z.infer<typeof optionsBodySchema>;
