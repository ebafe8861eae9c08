import { dateOrderOf, parseDate, parseTime, type ReadDate, readDate } from "../dates.ts";
import type { DateOrder } from "../entry.ts";
import { type ColumnReading, memoized, readColumn } from "./column.ts";

/** Programs write these for "no date". */
const NO_DATE = /^(?:0|0000-00-00|0001-01-01|1900-01-0[01]|1970-01-01)(?:[T ]0?0:00.*)?$/;

type DateColumn = ColumnReading<ReadDate> & { order: DateOrder | "ask" | null };

/** Without `order`, the cells decide. If they cannot ("ask"), dates that fit both orders are not understood. */
export function readDateColumn(cells: readonly string[], order?: DateOrder | null): DateColumn {
  const decided = order ?? dateOrderOf(cells);
  const known = decided === "ask" ? null : decided;
  const read = memoized((cell) => (NO_DATE.test(cell) ? "empty" : readDate(cell, known)));
  const reading = readColumn(cells, read);
  return { ...reading, order: decided };
}

/** Readers of single dates, in the order that all `cells` of a table's date columns show. Without one, `3/4/2024` is null. */
export function datesOf(cells: Iterable<string>) {
  const decided = dateOrderOf(cells);
  const order = decided === "ask" ? null : decided;
  return {
    day: (cell: string) => parseDate(cell, order),
    time: (cell: string) => parseTime(cell, order),
  };
}
