import { markOf } from "../columns/marks.ts";
import { currencyOf, mediumOf, partsOfCell } from "../copies.ts";
import type { ReadDate } from "../dates.ts";
import { DATE_FIELDS, type MapperField, type TableReading } from "../entry.ts";
import { toId } from "../numbers.ts";
import type { Table } from "../table.ts";
import type { MappedColumns } from "./mapped-columns.ts";
import { MappedRows } from "./read-mapped.ts";
import { hasNoStatus } from "./statuses.ts";

const ROWS = 5;
const CELL_LENGTH = 100;

/** How a mapping reads a table, for the user to check before anything is stored. */
export function readingOf(table: Table, columns: MappedColumns): TableReading {
  const { ratings, times, dateOrder, reports } = columns;
  const cells = new StoredCells(table, columns);
  return {
    ratings: ratings && { scale: ratings.scale, isCertain: ratings.isCertain },
    times: times && { unit: times.unit, isCertain: times.isCertain, example: largestTime(columns) },
    dateOrder,
    cells: [...reports],
    rows: columns.rows.slice(0, ROWS).map((row, index) =>
      table.columns.map((name) => {
        const raw = row.get(name.toLowerCase()).slice(0, CELL_LENGTH);
        return { raw, stored: raw ? cells.stored(name, raw, index) : null };
      }),
    ),
  };
}

class StoredCells {
  readonly #columns: MappedColumns;
  readonly #rows: MappedRows;
  readonly #fields: Map<string, MapperField>;

  constructor(table: Table, columns: MappedColumns) {
    this.#columns = columns;
    this.#rows = new MappedRows(table, columns);
    this.#fields = columns.fields;
  }

  /** "" if the cell has no value; null if its value is not stored, or if the user still chooses what it means. */
  stored(name: string, raw: string, index: number): string | number | null {
    const field = this.#fields.get(name);
    if (!field) return null;
    const { ratings, times, years } = this.#columns;
    const dates = this.#columns.datesOf(name, index);
    if (dates.length > 0) {
      const role = field === "finishedOn" ? this.#rows.roleOfFinish(name, index) : "finish";
      return `${DATE_ROLES[role]}${dates.map(textOf).join(", ")}`;
    }
    if (field === "status") {
      const isOneOfSeveral = this.#columns.columns("status").length > 1;
      const hasNone = hasNoStatus(raw) || (isOneOfSeveral && markOf(raw) === false);
      return hasNone ? "" : this.#rows.status(index).status;
    }
    if (this.#columns.isEmpty(name, index)) return "";
    if (field === "rating") return ratings?.cells[index] ?? null;
    if (field === "hours") return times?.cells[index] ?? null;
    if (field === "year") return years[index] ?? null;
    if (field === "igdbId" || field === "steamAppid") return toId(raw);
    if (field === "medium") return mediumOf(raw);
    if (field === "tags") return partsOfCell(raw).join(", ");
    if (field === "currency") return currencyOf(raw);
    if (field === "price") {
      const { price, currency } = this.#rows.copy(index);
      return price && currency ? `${price.toFixed(2)} ${currency}` : raw;
    }
    return DATE_FIELDS.includes(field) ? null : raw;
  }
}

const DATE_ROLES = { finish: "", start: "started ", note: "in the notes: " };

function textOf({ date, end }: ReadDate): string {
  return end ? `${date} – ${end}` : date;
}

/** The cell that a wrong unit would change most. */
function largestTime(columns: MappedColumns): { raw: string; hours: number } | null {
  let largest: { index: number; hours: number } | null = null;
  for (const [index, hours] of columns.times?.cells.entries() ?? []) {
    if (hours !== null && hours > (largest?.hours ?? 0)) largest = { index, hours };
  }
  return largest && { raw: columns.cell("hours", largest.index).slice(0, CELL_LENGTH), hours: largest.hours };
}
