import { type DecimalMark, decimalMark, toNumber } from "../numbers.ts";
import { type ColumnReading, readColumn } from "./column.ts";

export function readNumberColumn(
  cells: readonly string[],
  delimiter?: string,
): ColumnReading<number> & { mark: DecimalMark } {
  const mark = decimalMark(cells, delimiter);
  return { ...readColumn(cells, (cell) => toNumber(cell, mark)), mark };
}
