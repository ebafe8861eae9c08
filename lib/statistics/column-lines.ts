import type { Status } from "@/lib/collection/status";
import type { ColumnsChart } from "./schema";

/** The height of a column chart's plot, in pixels; the labels are below it. */
export const PLOT_HEIGHT = 150;
/** The highest tick is that far from the upper edge. */
const TOP = 14;

/** The height of a value, in pixels from above. */
export function plotY(value: number, { top }: Pick<ColumnsChart, "top">): number {
  return Math.round(PLOT_HEIGHT - (value / top) * (PLOT_HEIGHT - TOP));
}

type ColumnLines = { status: Status | null; d: string };

/**
 * A path for each colour, of vertical lines in the middle of columns that are 2 wide: public pages have their markup in the HTML,
 * where one path is smaller than a rectangle for each part.
 */
export function columnLines({
  columns,
  series,
  top,
}: Pick<ColumnsChart, "columns" | "series" | "top">): ColumnLines[] {
  const scale = { top };
  return (series ?? [null]).map((status, place) => {
    const lines = columns.flatMap(({ value, parts = [value] }, index) => {
      const from = parts.slice(0, place).reduce((sum, part) => sum + part, 0);
      const to = from + (parts[place] ?? 0);
      return to > from ? [`M${2 * index + 1} ${plotY(from, scale)}V${plotY(to, scale)}`] : [];
    });
    return { status, d: lines.join("") };
  });
}
