import { z } from "zod";
import { STATUSES } from "@/lib/collection/status";

/** Left out where there is none: these are many, and public pages have them twice. */
const href = z.string().optional();

const barSchema = z.object({
  label: z.string(),
  /** The figure with its unit, as it is shown. */
  value: z.string(),
  /** Of the chart's width, in percent. */
  width: z.number(),
  href,
  status: z.enum(STATUSES).optional(),
});

/** Horizontal bars, each a row of a table. */
const barsSchema = z.object({
  kind: z.literal("bars"),
  id: z.string(),
  title: z.string(),
  unit: z.string(),
  bars: z.array(barSchema),
  /** Shown in place of the chart when there are no bars. */
  empty: z.string(),
});
export type BarsChart = z.infer<typeof barsSchema>;

/** Vertical bars. `x` and widths are percent of the chart's width, `y` pixels. */
const columnsSchema = z.object({
  kind: z.literal("columns"),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  unit: z.string(),
  /** Of the table's first column: what the columns of the chart are. */
  heading: z.string(),
  ticks: z.array(z.object({ label: z.string(), y: z.number() })),
  /** Below the columns, as many as there is room for. */
  labels: z.array(z.object({ text: z.string(), x: z.number() })),
  columnWidth: z.number(),
  /** Without the empty ones. */
  columns: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      x: z.number(),
      href,
    }),
  ),
  /** Vertical lines as wide as a column: all parts of one colour. */
  shapes: z.array(z.object({ d: z.string(), status: z.enum(STATUSES).optional() })),
  empty: z.string(),
});
export type ColumnsChart = z.infer<typeof columnsSchema>;

const gameSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  fact: z.string(),
});
export type StatisticsGame = z.infer<typeof gameSchema>;

const gamesSchema = z.object({
  kind: z.literal("games"),
  id: z.string(),
  title: z.string(),
  games: z.array(gameSchema),
  empty: z.string(),
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
  /** Years with entries, the last first. */
  years: z.array(z.object({ year: z.number().int(), href: z.string() })),
});
export type Statistics = z.infer<typeof statisticsSchema>;
export type Chart = Statistics["charts"][number];

const yearLink = z.object({ year: z.number().int(), href: z.string() }).nullable();

/** A year in review. */
export const yearSchema = z.object({
  year: z.number().int(),
  figures: z.array(figureSchema),
  /** The best of the completed games. */
  best: z.array(gameSchema.extend({ coverUrl: z.string().nullable(), releaseDate: z.string().nullable() })),
  highlights: z.array(z.object({ title: z.string(), game: gameSchema })),
  charts: z.array(z.discriminatedUnion("kind", [barsSchema, columnsSchema])),
  /** The nearest years that have something. */
  previous: yearLink,
  next: yearLink,
  isOver: z.boolean(),
});
export type Year = z.infer<typeof yearSchema>;

export const yearQuerySchema = z.object({ of: z.coerce.number().int().min(1970).max(2099) });
