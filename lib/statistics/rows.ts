import { z } from "zod";
import { STATUSES } from "@/lib/collection/status";

/** PostgREST sends `numeric` as a number, the local Supabase as text. */
const figure = z.coerce.number();
const count = z.coerce.number().int();

const gameRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  cover_url: z.string().nullable(),
  hours: figure.nullable(),
  rating: figure.nullable(),
  release_year: figure.nullable(),
  is_adult: z.boolean(),
});
export type GameRow = z.infer<typeof gameRowSchema>;

const namedSchema = z.object({ id: z.number().int(), name: z.string(), games: count });
const monthGamesSchema = z.object({ month: z.string(), games: count });
const monthMinutesSchema = z.object({ month: z.string(), minutes: count });

/** The answer of `shelf_statistics`; null is what the owner hides. */
export const statisticsRowSchema = z.object({
  today: z.string(),
  games: count,
  statuses: z.partialRecord(z.enum(STATUSES), count),
  added: z
    .array(z.object({ year: z.number().int().nullable(), status: z.enum(STATUSES), games: count }))
    .nullable(),
  completed: z.array(monthGamesSchema).nullable(),
  played: z.array(monthMinutesSchema).nullable(),
  ratings: z.array(z.object({ rating: figure, games: count })).nullable(),
  average_rating: figure.nullable(),
  decades: z.array(z.object({ decade: z.number().int(), games: count })),
  genres: z.array(namedSchema),
  themes: z.array(namedSchema),
  platforms: z.array(namedSchema),
  developers: z.array(namedSchema.extend({ slug: z.string() })),
  hours: figure.nullable(),
  played_games: count.nullable(),
  longest: z.array(gameRowSchema).nullable(),
  shortest: z.array(gameRowSchema).nullable(),
  oldest: z.array(gameRowSchema.extend({ added: z.string() })).nullable(),
  backlog: z.object({
    games: count,
    untimed: count,
    hours: figure,
    year_games: count.nullable(),
    year_hours: figure.nullable(),
  }),
});
export type StatisticsRow = z.infer<typeof statisticsRowSchema>;

/** The answer of `year_in_review`. Months count from 1. */
export const yearRowSchema = z.object({
  year: z.number().int(),
  today: z.string(),
  years: z.array(z.number().int()),
  added: count,
  completed: count,
  average_rating: figure.nullable(),
  minutes: count.nullable(),
  played: count.nullable(),
  /** With the first forty games of each. */
  months: z.array(z.object({ month: z.number().int(), games: count, finished: z.array(gameRowSchema) })),
  played_months: z.array(z.object({ month: z.number().int(), minutes: count })).nullable(),
  best: z.array(gameRowSchema),
  first: gameRowSchema.nullable(),
  longest: gameRowSchema.extend({ minutes: count }).nullable(),
  oldest: gameRowSchema.nullable(),
  genres: z.array(namedSchema),
});
export type YearRow = z.infer<typeof yearRowSchema>;
