import "server-only";
import { scaleLinear } from "d3-scale";
import { STATUSES, type Status } from "@/lib/collection/status";
import type { BarsChart, ColumnsChart } from "./schema";
import { shareHref } from "./share-href";

const TICKS = 3;
/** Columns whose labels fit side by side on a phone. */
const MAX_LABELS = 12;

type BarInput = {
  label: string;
  value: number;
  href: string | null;
  status?: Status;
};

export function layOutBars(inputs: readonly BarInput[]): Pick<BarsChart, "href" | "bars"> {
  const { href, ends } = shareHref(inputs.map((bar) => bar.href));
  return {
    ...href,
    bars: inputs.map(({ label, value, status }, index) => ({
      label,
      value,
      ...ends[index],
      ...(status ? { status } : {}),
    })),
  };
}

type ColumnInput = {
  label: string;
  short: string;
  href: string | null;
  /** One part of the column each, from below. */
  values: Partial<Record<Status, number>> | number;
};

export type ColumnsLayout = Pick<ColumnsChart, "href" | "ticks" | "top" | "columns" | "series" | "empty">;

/** @param empty what is shown in place of columns without values */
export function layOutColumns(inputs: readonly ColumnInput[], empty = ""): ColumnsLayout {
  const totals = inputs.map(({ values }) => totalOf(values));
  const most = Math.max(...totals);
  if (most === 0) return { ticks: [], top: 0, columns: [], empty };
  const scale = scaleLinear([0, Math.max(1, most)], [0, 1]).nice(TICKS);
  const labelStep = Math.ceil(inputs.length / MAX_LABELS);
  const { href, ends } = shareHref(inputs.map((column, index) => (totals[index] ? column.href : null)));
  const series = STATUSES.filter((status) =>
    inputs.some(({ values }) => typeof values !== "number" && values[status]),
  );
  return {
    ...href,
    ticks: scale.ticks(TICKS).filter((tick) => tick > 0 && Number.isInteger(tick)),
    top: scale.domain()[1] ?? most,
    columns: inputs.map(({ label, short, values }, index) => ({
      label,
      value: totals[index] ?? 0,
      ...(typeof values === "number" ? {} : { parts: series.map((status) => values[status] ?? 0) }),
      ...ends[index],
      // The last column always has its label.
      ...(short !== "" && (inputs.length - 1 - index) % labelStep === 0 ? { short } : {}),
    })),
    ...(series.length > 0 ? { series } : {}),
  };
}

function totalOf(values: ColumnInput["values"]): number {
  return typeof values === "number" ? values : Object.values(values).reduce((sum, value) => sum + value, 0);
}
