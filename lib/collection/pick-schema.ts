import { z } from "zod";
import { parsePick } from "./pick-choices";
import { STATUSES } from "./status";

const text = z.string().max(100, "A choice is too long.").optional();

export const pickQuerySchema = z
  .strictObject({
    time: text,
    with: text,
    genre: text,
    theme: text,
    platform: text,
    seed: text,
    shown: z.string().max(1000, "A choice is too long.").optional(),
    surprise: text,
  })
  .transform((query) => {
    const values = new Map(Object.entries(query));
    return parsePick({ get: (name) => values.get(name) ?? null });
  });

const count = z.number();
const reasonSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("left"), hours: count, of: count }),
  z.object({ kind: z.literal("length"), hours: count }),
  z.object({
    kind: z.literal("series"),
    game: z.string(),
    rating: count,
    /** What the rated game is to the suggested one. */
    is: z.enum(["sequel", "predecessor"]),
  }),
  z.object({ kind: z.literal("studio"), game: z.string(), rating: count }),
  z.object({ kind: z.literal("critics"), rating: count }),
  z.object({ kind: z.literal("years"), years: count }),
]);
/** Why a game is suggested; all of it is true of the user's shelf. */
export type PickReason = z.infer<typeof reasonSchema>;

const pickedSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  coverUrl: z.string().nullable(),
  status: z.enum(STATUSES),
  reasons: z.array(reasonSchema),
});
export type PickedGame = z.infer<typeof pickedSchema>;

export const pickAnswerSchema = z.object({
  /** Games that fit. */
  total: z.number().int(),
  games: z.array(pickedSchema),
});
export type PickAnswer = z.infer<typeof pickAnswerSchema>;

export const pickRowsSchema = z.object({
  total: z.number().int(),
  games: z.array(
    z.object({
      game_id: z.number().int(),
      game_name: z.string(),
      game_cover_url: z.string().nullable(),
      status: z.enum(STATUSES),
      reasons: z.array(reasonSchema),
    }),
  ),
});
