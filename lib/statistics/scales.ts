import "server-only";
import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { STATUSES, type Status } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { PLOT_HEIGHT } from "./plot-height";
import type { BarsChart, ColumnsChart } from "./schema";

const TOP = 14;
const TICKS = 3;
/** Columns whose labels fit side by side on a phone. */
const MAX_LABELS = 12;

export type BarInput = {
  label: string;
  value: number;
  href: string | null;
  status?: Status;
};

/** Bars of widths that are in proportion, the longest over the whole width. */
export function layOutBars(bars: readonly BarInput[]): BarsChart["bars"] {
  const width = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
  return bars.map(({ label, value, href, status }) => ({
    label,
    value: formatCount(value),
    width: round(width(value)),
    ...(href ? { href } : {}),
    ...(status ? { status } : {}),
  }));
}

export type ColumnInput = {
  label: string;
  short: string;
  href: string | null;
  /** One part of the column each, from below. */
  values: Partial<Record<Status, number>> | number;
};

export type ColumnsLayout = Pick<ColumnsChart, "ticks" | "labels" | "columnWidth" | "columns" | "shapes">;

export function layOutColumns(
  inputs: readonly ColumnInput[],
  textOf: (total: number) => string,
): ColumnsLayout {
  const totals = inputs.map(({ values }) => totalOf(values));
  const y = scaleLinear([0, Math.max(1, ...totals)], [PLOT_HEIGHT, TOP]).nice(TICKS);
  const x = scaleBand([...inputs.keys()], [0, 100])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const xOf = (index: number) => x(index) ?? 0;
  const step = Math.ceil(inputs.length / MAX_LABELS);
  return {
    ticks: y
      .ticks(TICKS)
      .filter((tick) => tick > 0 && Number.isInteger(tick))
      .map((tick) => ({ label: formatCount(tick), y: round(y(tick)) })),
    columnWidth: round(x.bandwidth()),
    labels: inputs.flatMap(({ short }, index) => {
      // The last column always has its label.
      const isShown = short !== "" && (inputs.length - 1 - index) % step === 0;
      return isShown ? [{ text: short, x: round(xOf(index) + x.bandwidth() / 2) }] : [];
    }),
    columns: inputs.flatMap(({ label, href }, index) => {
      const total = totals[index] ?? 0;
      return total === 0
        ? []
        : [{ label, value: textOf(total), x: round(xOf(index)), ...(href ? { href } : {}) }];
    }),
    shapes: seriesOf(inputs).flatMap(({ status, parts }) => {
      const lines = parts.flatMap(([from, to], index) =>
        to > from
          ? [`M${round(xOf(index) + x.bandwidth() / 2)} ${Math.round(y(from))}V${Math.round(y(to))}`]
          : [],
      );
      return lines.length > 0 ? [{ d: lines.join(""), ...(status ? { status } : {}) }] : [];
    }),
  };
}

type Series = { status: Status | null; parts: readonly (readonly [from: number, to: number])[] };

/** One for each status, stacked, or a single one. */
function seriesOf(inputs: readonly ColumnInput[]): Series[] {
  const single = inputs.flatMap(({ values }) => (typeof values === "number" ? [[0, values] as const] : []));
  if (single.length > 0) return [{ status: null, parts: single }];
  return stack<ColumnInput, Status>()
    .keys(STATUSES)
    .value(({ values }, status) => (typeof values === "number" ? 0 : (values[status] ?? 0)))([...inputs])
    .map((parts) => ({ status: parts.key, parts: parts.map(([from, to]) => [from, to] as const) }));
}

function totalOf(values: ColumnInput["values"]): number {
  return typeof values === "number" ? values : Object.values(values).reduce((sum, value) => sum + value, 0);
}

/** Few digits keep the HTML small. */
const round = (value: number) => Math.round(value * 10) / 10;
