import type { CellState } from "../cell-counts.ts";
import { type ColumnReading, readColumn } from "../columns/column.ts";
import { readDateColumn } from "../columns/dates.ts";
import { readDurationColumn } from "../columns/durations.ts";
import { markOf } from "../columns/marks.ts";
import { readRatingColumn } from "../columns/ratings.ts";
import { readStatusColumn } from "../columns/statuses.ts";
import { amountOf, currencyOf, mediumOf, partsOfCell, toPrice } from "../copies.ts";
import { type ReadDate, readDate, yearOf } from "../dates.ts";
import { type Draft, lastFinish } from "../draft.ts";
import type { CellKind, DateOrder, FileCopy, ImportStatus, MapperField, Mapping } from "../entry.ts";
import { MAPPER_FIELDS } from "../entry.ts";
import { Result } from "../format.ts";
import { decimalMark, toId } from "../numbers.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";
import type { Row, Table } from "../table.ts";

const NAMING: readonly MapperField[] = ["title", "igdbId", "steamAppid"];
/** What a further copy of the game above repeats, or leaves empty. */
const OF_GAME: readonly MapperField[] = [
  "status",
  "rating",
  "hours",
  "startedOn",
  "finishedOn",
  "notes",
  "review",
];

/** A sentence if the mapping does not fit the table. */
export function readMapped(table: Table, mapping: Mapping): Result | string {
  const rows = [...table.rows, ...table.shortRows].sort((a, b) => a.line - b.line);
  const reader = new MappedRows(table, rows, mapping);
  if (!NAMING.some((field) => reader.has(field))) return "Choose the column with the titles of the games.";
  const result = new Result();
  let last: { index: number; copies: Partial<FileCopy>[] } | null = null;
  const addLast = () => {
    if (!last) return;
    const { index, copies } = last;
    const draft = reader.draftOf(index, result);
    if (copies.length > 0) draft.copies = [...(draft.copies ?? [reader.copyOf(index)]), ...copies];
    result.add(rows[index]?.line ?? 0, draft);
  };
  for (const index of rows.keys()) {
    const copy = last && reader.furtherCopy(index, last.index);
    if (last && copy) last.copies.push(copy);
    else {
      addLast();
      last = { index, copies: [] };
    }
  }
  addLast();
  for (const { line, reason } of table.problems) result.fail(line, reason);
  return result;
}

type Read<T> = {
  name: string;
  kind: CellKind;
  cells: string[];
  reading: ColumnReading<T>;
  lost: Set<number>;
};

class MappedRows {
  readonly #columns = new Map<MapperField, { name: string; cells: string[] }[]>();
  readonly #years: (number | null)[];
  readonly #statuses: { name: string; cells: string[]; words: (RowStatus | null)[] }[];
  readonly #rating: Read<number> | undefined;
  readonly #hours: Read<number> | undefined;
  readonly #dates: Map<MapperField, Read<ReadDate[]>[]>;
  readonly #price: Read<number> | undefined;
  /** Of prices that name none. */
  readonly #currency: string | null;

  constructor(table: Table, rows: readonly Row[], mapping: Mapping) {
    const known = new Map(table.columns.map((name) => [name.toLowerCase(), name]));
    for (const field of MAPPER_FIELDS) {
      const names = [mapping.columns[field] ?? []].flat().map((name) => name.trim().toLowerCase());
      const found = names.flatMap((name) => known.get(name) ?? []);
      const cellsOf = (name: string) => rows.map((row) => row.get(name.toLowerCase()));
      if (found.length > 0)
        this.#columns.set(
          field,
          found.map((name) => ({ name, cells: cellsOf(name) })),
        );
    }
    const { ratingScale, timeUnit, dateOrder } = mapping;
    const [rating] = this.#all("rating");
    const [hours] = this.#all("hours");
    const [price] = this.#all("price");
    const year = this.#all("year")[0]?.cells;
    this.#years = rows.map((_, index) => yearOf(year?.[index] ?? ""));
    this.#statuses = this.#all("status").map((column) => ({
      ...column,
      words: readStatusColumn(column.cells, column.name).cells,
    }));
    this.#rating = rating && readAs("rating", rating, readRatingColumn(rating.cells, { scale: ratingScale }));
    const options = { delimiter: table.delimiter, unit: timeUnit, years: this.#years };
    this.#hours =
      hours && readAs("time", hours, readDurationColumn(hours.cells, { ...options, header: hours.name }));
    const dateFields = ["startedOn", "finishedOn", "addedAt", "boughtOn"] as const;
    this.#dates = new Map(
      dateFields.map((field) => [
        field,
        this.#all(field).map((column) => readAs("date", column, readDates(column.cells, dateOrder))),
      ]),
    );
    const mark = decimalMark(price?.cells.map(amountOf) ?? [], table.delimiter);
    this.#price =
      price &&
      readAs(
        "number",
        price,
        readColumn(price.cells, (cell) => toPrice(cell, mark)),
      );
    const named = [price?.name ?? "", ...(price?.cells ?? [])].map(currencyOf);
    this.#currency = mapping.currency ?? named.find((currency) => currency !== null) ?? null;
  }

  has(field: MapperField): boolean {
    return this.#columns.has(field);
  }

  draftOf(index: number, result: Result): Draft {
    const cell = (field: MapperField) => this.#cell(index, field);
    const appid = toId(cell("steamAppid"));
    const [started, finished] = [
      this.#datesOf(index, "startedOn", result),
      this.#datesOf(index, "finishedOn", result),
    ];
    // A range in either column has both.
    const plays = Array.from({ length: Math.max(started.length, finished.length) }, (_, at) => {
      const [start, finish] = [started[at], finished[at]];
      return {
        started: start?.date ?? (finish?.end ? finish.date : null),
        finished: finish ? (finish.end ?? finish.date) : (start?.end ?? null),
        platform: cell("platform"),
      };
    });
    const [added] = this.#datesOf(index, "addedAt", result);
    const copy = this.copyOf(index, result);
    const isCopy = Object.entries(copy).some(([key, value]) => key !== "platform" && value !== null);
    const price = copy.price && !copy.currency ? `${this.#price?.name}: ${cell("price")}` : "";
    return {
      title: cell("title"),
      platform: cell("platform"),
      year: this.#years[index] ?? null,
      igdbId: toId(cell("igdbId")),
      store: appid === null ? null : { source: 1, uid: String(appid) },
      ...this.#statusOf(index),
      rating: this.#rating ? valueAt(this.#rating, index, result) : null,
      hours: this.#hours ? valueAt(this.#hours, index, result) : null,
      ...(plays.length > 1 ? { plays } : { startedOn: plays[0]?.started, finishedOn: plays[0]?.finished }),
      ...(plays.length > 1 && { finishedOn: lastFinish(plays) }),
      addedAt: added?.time ?? added?.date ?? null,
      notes: [...this.#cells(index, "notes"), ...this.#cells(index, "review"), price]
        .filter(Boolean)
        .join("\n\n"),
      tags: this.#cells(index, "tags").flatMap(partsOfCell),
      ...(isCopy && { copies: [copy] }),
    };
  }

  copyOf(index: number, result?: Result): Partial<FileCopy> {
    const price = this.#price ? valueAt(this.#price, index, result) : null;
    const currency =
      currencyOf(this.#cell(index, "price")) ?? currencyOf(this.#cell(index, "currency")) ?? this.#currency;
    return {
      platform: this.#cell(index, "platform") || null,
      store: this.#cell(index, "store") || null,
      medium: mediumOf(this.#cell(index, "medium")),
      boughtOn: this.#datesOf(index, "boughtOn", result)[0]?.date ?? null,
      price,
      currency: price === null ? null : currency,
    };
  }

  /** Of a row without a title that says nothing else that is new; otherwise null. */
  furtherCopy(index: number, above: number): Partial<FileCopy> | null {
    if (NAMING.some((field) => this.#cell(index, field) !== "")) return null;
    const isNew = (field: MapperField) =>
      this.#cells(index, field).some((value) => !this.#cells(above, field).includes(value));
    const copy = this.copyOf(index);
    return Object.values(copy).some((value) => value !== null) && !OF_GAME.some(isNew) ? copy : null;
  }

  #statusOf(index: number): RowStatus {
    const [only, ...others] = this.#statuses;
    if (others.length === 0) return only?.words[index] ?? NO_STATUS;
    return statusOfMarks(this.#statuses.map(({ name, cells }) => [name, cells[index] ?? ""] as const));
  }

  /** Of several columns, or of a cell that has several. */
  #datesOf(index: number, field: MapperField, result?: Result): ReadDate[] {
    return (this.#dates.get(field) ?? []).flatMap((column) => valueAt(column, index, result) ?? []);
  }

  #all(field: MapperField) {
    return this.#columns.get(field) ?? [];
  }

  #cell(index: number, field: MapperField): string {
    return this.#all(field)[0]?.cells[index] ?? "";
  }

  #cells(index: number, field: MapperField): string[] {
    return this.#all(field).flatMap(({ cells }) => cells[index] || []);
  }
}

type Column = { name: string; cells: string[] };

function readAs<T>(kind: CellKind, { name, cells }: Column, reading: ColumnReading<T>): Read<T> {
  const lost = new Set([...reading.unread, ...reading.outliers].map(({ index }) => index));
  return { name, kind, cells, reading, lost };
}

/** Counted for the report. */
function valueAt<T>({ name, kind, cells, reading, lost }: Read<T>, index: number, result?: Result): T | null {
  const value = reading.cells[index] ?? null;
  const state: CellState = lost.has(index) ? "unread" : value === null ? "empty" : "understood";
  result?.count(kind, name, cells[index] ?? "", state);
  return value;
}

/** As `readDateColumn`, and cells that list several dates. */
function readDates(cells: string[], order: DateOrder): ColumnReading<ReadDate[]> {
  const single = readDateColumn(cells, order);
  const unread = new Set(single.unread.map(({ index }) => index));
  return readColumn(cells, (cell, index) => {
    const date = single.cells[index];
    if (date) return [date];
    if (!unread.has(index)) return "empty";
    const dates = cell.split(/[;,\n&]|\band\b/).map((part) => readDate(part, order));
    return dates.length > 1 && dates.every((part) => part !== null) ? dates : null;
  });
}

const NO_STATUS: RowStatus = { statusWord: "", status: null };

/** Of several marked columns: playing is what counts today, then how it ended. */
const PRECEDENCE: readonly ImportStatus[] = ["playing", "dropped", "completed", "endless", "paused", "want"];

/** A mark means what its column is called. */
function statusOfMarks(cells: readonly (readonly [column: string, cell: string])[]): RowStatus {
  const found = cells.flatMap(([column, cell]) => {
    const mark = markOf(cell);
    if (cell === "" || mark === false) return [];
    const statusWord = mark ? column : cell;
    return [{ statusWord, status: statusOfWord(statusWord) }];
  });
  const rank = ({ status }: RowStatus) => (status ? PRECEDENCE.indexOf(status) : PRECEDENCE.length);
  const [best] = found.toSorted((a, b) => rank(a) - rank(b));
  return best ?? { statusWord: "No mark", status: null };
}
