import { z } from "zod";
import type { Status } from "@/lib/collection/status";

/** What all hrefs of a chart begin with is `href`, and `to` is what a bar's adds. Public pages have each field twice: what is empty is left out. */
type Bar = { label: string; value: number; to?: string | undefined; status?: Status | undefined };

/** Horizontal bars, each a row of a table. */
export type BarsChart = {
  kind: "bars";
  id: string;
  title: string;
  href?: string | undefined;
  bars: Bar[];
};

type Column = {
  label: string;
  value: number;
  /** The value of each series, from the bottom up. */
  parts?: number[] | undefined;
  to?: string | undefined;
  /** Below the column, if there is room. */
  short?: string | undefined;
};

/** Vertical bars, side by side with the same share of the width. */
export type ColumnsChart = {
  kind: "columns";
  id: string;
  title: string;
  description: string;
  /** What the columns count. */
  unit: "Games" | "Hours";
  /** The heading of the table's first column: what the columns of the chart are, such as "Month". */
  heading: string;
  ticks: number[];
  /** The value at the upper end of the scale. */
  top: number;
  href?: string | undefined;
  columns: Column[];
  /** What the parts of a column count. */
  series?: Status[] | undefined;
  /** Shown in place of a chart without columns. */
  empty?: string | undefined;
};

export type StatisticsGame = { id: number; name: string; fact: string };

type GamesChart = {
  kind: "games";
  id: string;
  title: string;
  games: StatisticsGame[];
  /** Shown in place of a list without games. */
  empty?: string | undefined;
};

export type Figure = { term: string; value: string };

export type Backlog = { figures: Figure[]; sentence: string };

export type Chart = BarsChart | ColumnsChart | GamesChart;

export type Statistics = {
  games: number;
  figures: Figure[];
  backlog: Backlog;
  charts: Chart[];
  /** Years with entries, the last first; `yearHref` and the year are the href of each. */
  years: number[];
  yearHref: string;
};

/** Public pages have up to 480 of them twice: what is empty is left out. */
export type Spine = {
  name: string;
  /** The smallest size: only its colours are shown. */
  coverUrl?: string;
  /** The hue of a spine without a cover, in degrees. */
  hue?: number;
  /** A part of the highest, in percent. */
  height: number;
};

type YearLink = { year: number; href: string } | null;
type YearGame = {
  id: number;
  name: string;
  coverUrl: string | null;
  isAdult?: boolean | undefined;
  rating: number | null;
};

/** A year as a poster. */
export type Year = {
  year: number;
  /** Whether it is not the current year. */
  isOver: boolean;
  completed: number;
  figures: Figure[];
  /** All twelve; `more` games have no spine. */
  months: { name: string; href: string | null; more: number; spines: Spine[] }[];
  /** The best of the completed games, the best first. */
  best: YearGame[];
  /** The month with the most hours, or else the most completed games. */
  month: { text: string; href: string | null } | null;
  /** `link` stands between `text` and `end`. */
  sentences: { text: string; link?: { text: string; href: string | null }; end?: string }[];
  /** The nearest years that have something. */
  previous: YearLink;
  next: YearLink;
};

export const yearQuerySchema = z.object({ of: z.coerce.number().int().min(1970).max(2099) });
