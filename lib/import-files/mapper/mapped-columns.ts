import { reportOf } from "../cell-counts.ts";
import { shortText } from "../clean-text.ts";
import { type ColumnReading, isEmpty, readColumn } from "../columns/column.ts";
import { readDateColumn } from "../columns/dates.ts";
import { type DurationColumn, readDurationColumn } from "../columns/durations.ts";
import { type RatingColumn, readRatingColumn } from "../columns/ratings.ts";
import { mediumOf, toPrice } from "../copies.ts";
import { dateOrderOf, type ReadDate, readDate, yearOf } from "../dates.ts";
import type { CellKind, ColumnReport, DateOrder, MapperField, Mapping } from "../entry.ts";
import { DATE_FIELDS, MAPPER_FIELDS } from "../entry.ts";
import { UNUSED_COLUMNS, WORD_LENGTH } from "../limits.ts";
import { toId } from "../numbers.ts";
import type { Row, Table } from "../table.ts";

type Used = { field: MapperField; name: string; cells: string[] };
/** Several dates: a cell may have one for each play. */
type Dates = ColumnReading<ReadDate[]>;

/** The columns that a mapping uses. Scale, unit, order and decimal mark of a column are decided by all its cells. */
export class MappedColumns {
  readonly rows: readonly Row[];
  readonly ratings: RatingColumn | null;
  readonly times: DurationColumn | null;
  readonly dateOrder: DateOrder | "ask" | null;
  readonly years: (number | null)[];
  readonly #used: Used[];
  readonly #dates = new Map<Used, Dates>();
  readonly #unread = new Map<number, string[]>();
  readonly #reports: ColumnReport[] = [];
  readonly #readings = new Map<string, ColumnReading<unknown>>();

  constructor(table: Table, mapping: Mapping) {
    this.rows = [...table.rows, ...table.shortRows].sort((a, b) => a.line - b.line);
    this.#used = usedOf(table, this.rows, mapping);
    const [rating, hours, year] = (["rating", "hours", "year"] as const).map((field) => this.#first(field));
    this.years = this.rows.map((_, index) => yearOf(year?.cells[index] ?? ""));
    this.ratings = rating
      ? readRatingColumn(rating.cells, { header: rating.name, scale: mapping.ratingScale ?? undefined })
      : null;
    this.times = hours
      ? readDurationColumn(hours.cells, {
          header: hours.name,
          delimiter: table.delimiter,
          unit: mapping.timeUnit ?? undefined,
          years: this.years,
        })
      : null;
    const dated = this.#used.filter(({ field }) => DATE_FIELDS.includes(field));
    this.dateOrder = mapping.dateOrder ?? dateOrderOf(dated.flatMap(({ cells }) => cells));
    for (const column of dated) this.#dates.set(column, readDates(column, this.dateOrder));
    for (const column of this.#used) this.#report(column);
  }

  has(fields: readonly MapperField[]): boolean {
    return this.#used.some(({ field }) => fields.includes(field));
  }

  /** A cell of the field's first column. */
  cell(field: MapperField, index: number): string {
    return this.#first(field)?.cells[index] ?? "";
  }

  columns(field: MapperField): { name: string; cells: string[] }[] {
    return this.#used.filter((column) => column.field === field);
  }

  dates(field: MapperField, index: number): ReadDate[] {
    return this.#used.flatMap((column) =>
      column.field === field ? (this.#dates.get(column)?.cells[index] ?? []) : [],
    );
  }

  /** The dates in one column. */
  datesOf(name: string, index: number): ReadDate[] {
    return this.#used.flatMap((column) =>
      column.name === name ? (this.#dates.get(column)?.cells[index] ?? []) : [],
    );
  }

  /** Whether a cell is counted as empty. */
  isEmpty(name: string, index: number): boolean {
    const reading = this.#readings.get(name);
    if (!reading || reading.cells[index] !== null) return false;
    return ![...reading.unread, ...reading.outliers].some((cell) => cell.index === index);
  }

  /** One line for each cell of the row that is not stored. */
  unread(index: number): string {
    return this.#unread.get(index)?.join("\n") ?? "";
  }

  get reports(): readonly ColumnReport[] {
    return this.#reports;
  }

  /** Reports on columns without a field, if any of their cells is filled. */
  unusedReports(table: Table): ColumnReport[] {
    const { fields } = this;
    const unused = table.columns.filter((name) => !fields.has(name));
    const filled = new Map(unused.map((name) => [name, 0]));
    for (const row of this.rows) {
      for (const [name, count] of filled) {
        if (!isEmpty(row.get(name.toLowerCase()))) filled.set(name, count + 1);
      }
    }
    return Array.from(filled, ([name, unread]) => ({
      ...{ column: shortText(name, WORD_LENGTH), kind: "unused" as const, understood: 0, outliers: 0 },
      ...{ unread, empty: this.rows.length - unread, examples: [] },
    }))
      .filter(({ unread }) => unread > 0)
      .slice(0, UNUSED_COLUMNS);
  }

  /** The field of each column by its name. */
  get fields(): Map<string, MapperField> {
    return new Map(this.#used.map(({ name, field }) => [name, field]));
  }

  #first(field: MapperField): Used | undefined {
    return this.#used.find((column) => column.field === field);
  }

  #report(column: Used): void {
    const found = this.#readingOf(column);
    if (!found) return;
    const [kind, reading] = found;
    this.#readings.set(column.name, reading);
    this.#reports.push(reportOf(column.name, kind, reading));
    for (const { index, raw } of [...reading.unread, ...reading.outliers]) {
      this.#unread.set(index, [...(this.#unread.get(index) ?? []), `${column.name}: ${raw.trim()}`]);
    }
  }

  #readingOf(column: Used): [CellKind, ColumnReading<unknown>] | null {
    const { field, cells } = column;
    const dates = this.#dates.get(column);
    if (dates) return ["date", dates];
    // For the other fields, only the first column is used.
    if (this.#first(field) !== column) return null;
    if (field === "rating" && this.ratings) return ["rating", this.ratings];
    if (field === "hours" && this.times) return ["time", this.times];
    if (field === "year") return ["number", readColumn(cells, yearOf)];
    if (field === "igdbId" || field === "steamAppid") return ["number", readColumn(cells, toId)];
    if (field === "price") return ["number", readColumn(cells, (cell) => toPrice(cell, "."))];
    if (field === "medium") return ["medium", readColumn(cells, mediumNumber)];
    return null;
  }
}

const mediumNumber = (cell: string) => (mediumOf(cell) === null ? null : 1);

function usedOf(table: Table, rows: readonly Row[], mapping: Mapping): Used[] {
  const known = new Map(table.columns.map((name) => [name.toLowerCase(), name]));
  return MAPPER_FIELDS.flatMap((field) => {
    const names = [mapping.columns[field] ?? []].flat();
    return names.flatMap((wanted) => {
      const name = known.get(wanted.trim().toLowerCase());
      if (name === undefined) return [];
      const key = name.toLowerCase();
      return [{ field, name, cells: rows.map((row) => row.get(key)) }];
    });
  });
}

/** A cell may list several dates. A month or year is no time of adding. */
function readDates({ field, cells }: Used, order: DateOrder | "ask" | null): Dates {
  const known = order === "ask" ? null : order;
  const single = readDateColumn(cells, known);
  const unread = new Set(single.unread.map(({ index }) => index));
  return readColumn(cells, (cell, index) => {
    const date = single.cells[index];
    if (date) return field === "addedAt" && date.date.length < 10 ? null : [date];
    if (!unread.has(index)) return "empty";
    const dates = cell.split(/[;,\n&]|\band\b/).map((part) => readDate(part, known));
    return dates.length > 1 && dates.every((part) => part !== null) ? dates : null;
  });
}
