import "server-only";
import { STATUSES, type Status } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import type { BarsChart, ColumnsChart } from "./schema";

/** Of a chart of columns, in pixels; components/statistics/column-chart.tsx adds the labels below. */
export const PLOT_HEIGHT = 150;
const TOP = 14;
const TICKS = 4;
/** Of the width of a column with its gap. */
const GAP = 0.28;
/** Columns whose labels fit side by side on a phone. */
const MAX_LABELS = 12;

export type BarInput = {
  label: string;
  value: number;
  href: string | null;
  status?: Status;
  suffix?: string;
};

/** Bars of widths that are in proportion, the longest over the whole width. */
export function layOutBars(bars: readonly BarInput[]): BarsChart["bars"] {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return bars.map(({ label, value, href, status = null, suffix = "" }) => ({
    label,
    value: `${formatCount(value)}${suffix}`,
    width: round((value / longest) * 100),
    href,
    status,
  }));
}

export type ColumnInput = {
  label: string;
  short: string;
  href: string | null;
  /** One part of the column each, from below. */
  values: Partial<Record<Status, number>> | number;
};

export function layOutColumns(
  inputs: readonly ColumnInput[],
  textOf: (total: number) => string,
): Pick<ColumnsChart, "ticks" | "columns"> {
  const totals = inputs.map(({ values }) => totalOf(values));
  const step = tickStep(Math.max(1, ...totals));
  const ticks = Array.from(
    { length: Math.ceil(Math.max(1, ...totals) / step) },
    (_, index) => (index + 1) * step,
  );
  const highest = ticks.at(-1) ?? 1;
  const y = (value: number) => PLOT_HEIGHT - (value / highest) * (PLOT_HEIGHT - TOP);
  const band = 100 / inputs.length;
  const every = Math.ceil(inputs.length / MAX_LABELS);
  return {
    ticks: ticks.map((tick) => ({ label: formatCount(tick), y: round(y(tick)) })),
    columns: inputs.map(({ label, short, href, values }, index) => ({
      label,
      // The last column always has its label.
      short: (inputs.length - 1 - index) % every === 0 ? short : "",
      value: textOf(totals[index] ?? 0),
      x: round(band * (index + GAP / 2)),
      width: round(band * (1 - GAP)),
      href: totals[index] ? href : null,
      parts: partsOf(values, y),
    })),
  };
}

/** The parts of a column, one on the other. */
function partsOf(values: ColumnInput["values"], y: (value: number) => number) {
  const parts: ColumnsChart["columns"][number]["parts"] = [];
  let from = 0;
  for (const status of typeof values === "number" ? [null] : STATUSES) {
    const value = typeof values === "number" ? values : (status && values[status]) || 0;
    if (value > 0)
      parts.push({ y: round(y(from + value)), height: round(y(from) - y(from + value)), status });
    from += value;
  }
  return parts;
}

/** 1, 2 or 5 times a power of ten, so that at most four ticks reach `highest`. */
function tickStep(highest: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(highest / TICKS)));
  return power * ([1, 2, 5].find((step) => step * power * TICKS >= highest) ?? 10);
}

function totalOf(values: ColumnInput["values"]): number {
  return typeof values === "number" ? values : Object.values(values).reduce((sum, value) => sum + value, 0);
}

/** Two decimals keep the HTML small. */
const round = (value: number) => Math.round(value * 100) / 100;
