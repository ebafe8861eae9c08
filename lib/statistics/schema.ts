import { z } from "zod";
import { STATUSES } from "@/lib/collection/status";

/** What all hrefs of a chart begin with, and what a bar's adds. Public pages have each field twice: what is empty is left out. */
const href = z.string().optional();
const to = z.string().optional();

const barSchema = z.object({
  label: z.string(),
  value: z.number(),
  to,
  status: z.enum(STATUSES).optional(),
});

/** Horizontal bars, each a row of a table. */
const barsSchema = z.object({
  kind: z.literal("bars"),
  id: z.string(),
  title: z.string(),
  href,
  bars: z.array(barSchema),
});
export type BarsChart = z.infer<typeof barsSchema>;

/** What a chart of columns counts. */
export const UNITS = ["Games", "Hours"] as const;

/** Vertical bars, side by side with the same share of the width. */
const columnsSchema = z.object({
  kind: z.literal("columns"),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  unit: z.enum(UNITS),
  /** Of the table's first column: what the columns of the chart are. */
  heading: z.string(),
  ticks: z.array(z.number()),
  /** The value at the upper end of the scale. */
  top: z.number(),
  href,
  columns: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      /** Of each series, from below. */
      parts: z.array(z.number()).optional(),
      to,
      /** Below the column, where there is room. */
      short: z.string().optional(),
    }),
  ),
  /** What the parts of a column count. */
  series: z.array(z.enum(STATUSES)).optional(),
  /** Shown in place of a chart without columns. */
  empty: z.string().optional(),
});
export type ColumnsChart = z.infer<typeof columnsSchema>;

const gameSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  fact: z.string(),
});
export type StatisticsGame = z.infer<typeof gameSchema>;

const gamesSchema = z.object({
  kind: z.literal("games"),
  id: z.string(),
  title: z.string(),
  games: z.array(gameSchema),
  /** Shown in place of a list without games. */
  empty: z.string().optional(),
});
export type GamesChart = z.infer<typeof gamesSchema>;

const figureSchema = z.object({ term: z.string(), value: z.string() });
export type Figure = z.infer<typeof figureSchema>;

const backlogSchema = z.object({ figures: z.array(figureSchema), sentence: z.string() });
export type Backlog = z.infer<typeof backlogSchema>;

export const statisticsSchema = z.object({
  games: z.number().int(),
  figures: z.array(figureSchema),
  backlog: backlogSchema,
  charts: z.array(z.discriminatedUnion("kind", [barsSchema, columnsSchema, gamesSchema])),
  /** Years with entries, the last first; `yearHref` and the year are the href of each. */
  years: z.array(z.number().int()),
  yearHref: z.string(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
export type Chart = Statistics["charts"][number];

const yearLink = z.object({ year: z.number().int(), href: z.string() }).nullable();

/** A year in review. */
export const yearSchema = z.object({
  year: z.number().int(),
  figures: z.array(figureSchema),
  /** The best of the completed games. */
  best: z.array(
    gameSchema.extend({
      coverUrl: z.string().nullable(),
      releaseDate: z.string().nullable(),
      isAdult: z.boolean().optional(),
    }),
  ),
  highlights: z.array(z.object({ title: z.string(), game: gameSchema })),
  charts: z.array(z.discriminatedUnion("kind", [barsSchema, columnsSchema])),
  /** The nearest years that have something. */
  previous: yearLink,
  next: yearLink,
  isOver: z.boolean(),
});
export type Year = z.infer<typeof yearSchema>;

export const yearQuerySchema = z.object({ of: z.coerce.number().int().min(1970).max(2099) });
