import { z } from "zod";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { RATING_MAX } from "@/lib/stars";
import { countCharacters, isStorable } from "@/lib/storable-text";
import {
  ADD_MAX_GAMES,
  BULK_MAX_GAMES,
  HOURS_MAX,
  latestToday,
  NOTES_MAX_LENGTH,
  RATING_STEP,
} from "./limits";
import { CHOOSABLE_STATUSES } from "./status";
import { tagNameSchema, tagNamesSchema } from "./tag-schema";

const FIRST_DATE = "1950-01-01";

const hasOneDecimal = (hours: number) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-6;

const RATING_RULE = "A rating is a number from 0 to 10, in halves.";
const rating = z
  .number(RATING_RULE)
  .min(0, RATING_RULE)
  .max(RATING_MAX, RATING_RULE)
  .multipleOf(RATING_STEP, RATING_RULE);

const HOURS_RULE = "Hours are a number from 0 to 1,000,000, with one decimal at most.";
const hours = z
  .number(HOURS_RULE)
  .min(0, HOURS_RULE)
  .max(HOURS_MAX, HOURS_RULE)
  .refine(hasOneDecimal, HOURS_RULE);

const NOTES_RULE = "Notes are text of up to 5,000 characters.";
const notes = z
  .string(NOTES_RULE)
  .refine((text) => isStorable(text) && countCharacters(text) <= NOTES_MAX_LENGTH, NOTES_RULE)
  .transform((text) => text.replace(/\r\n?/g, "\n").trimEnd() || null);

const dateCompleted = z.iso
  .date("A date is written as year, month and day.")
  .refine((date) => date >= FIRST_DATE, "That is before there were video games.")
  .refine((date) => date <= latestToday(Date.now()), "A game cannot be completed in the future.");

/** Null clears a field. */
export const editBodySchema = z
  .strictObject({
    status: z.enum(CHOOSABLE_STATUSES).optional(),
    rating: rating.nullable().optional(),
    hoursPlayed: hours.nullable().optional(),
    notes: notes.nullable().optional(),
    dateCompleted: dateCompleted.nullable().optional(),
    /** All that the game has from now on. */
    tagNames: tagNamesSchema.optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, "There is nothing to change.");
export type ItemChanges = z.infer<typeof editBodySchema>;

export const bulkBodySchema = z
  .strictObject({
    gameIds: z
      .array(z.number().int().min(1).max(MAX_GAME_ID))
      .min(1, "Choose at least one game.")
      .max(BULK_MAX_GAMES, "That is more than 10,000 games at once."),
    action: z.union(
      [
        z.enum(["remove", "askRemoval"]),
        z.strictObject({ add: z.enum(CHOOSABLE_STATUSES) }),
        z.strictObject({ status: z.enum(CHOOSABLE_STATUSES) }),
        z.strictObject({ tag: tagNameSchema }),
        z.strictObject({ untag: z.uuid() }),
      ],
      "An action adds or removes, sets a status, or changes tags.",
    ),
  })
  .refine(
    ({ gameIds, action }) =>
      typeof action === "string" || !("add" in action) || gameIds.length <= ADD_MAX_GAMES,
    "That is more than 1,000 games at once.",
  );
export type BulkBody = z.infer<typeof bulkBodySchema>;
