import { amountOf, currencyOf, mediumOf, partsOfCell, toPrice } from "../copies.ts";
import type { ReadDate } from "../dates.ts";
import { type Draft, lastFinish } from "../draft.ts";
import {
  type FileCopy,
  IDENTIFYING_FIELDS,
  type ImportStatus,
  type MapperField,
  type Mapping,
} from "../entry.ts";
import { Result } from "../format.ts";
import { neutralDateOf } from "../headers.ts";
import { type DecimalMark, decimalMark, toId } from "../numbers.ts";
import type { RowStatus } from "../status-words.ts";
import type { Table } from "../table.ts";
import { MappedColumns } from "./mapped-columns.ts";
import { statusesOf } from "./statuses.ts";

/** Returns a sentence if the mapping does not fit the table. */
export function readMapped(table: Table, mapping: Mapping): Result | string {
  const columns = new MappedColumns(table, mapping);
  if (!columns.has(IDENTIFYING_FIELDS)) {
    return "Choose the column with the titles of the games.";
  }
  if (columns.dateOrder === "ask") return "Choose how the dates are written: day first, or month first.";
  const rows = new MappedRows(table, columns, mapping.currency);
  const result = new Result();
  let last: { index: number; draft: Draft } | null = null;
  const addLast = () => {
    if (last) result.add(columns.rows[last.index]?.line ?? 0, last.draft);
  };
  for (const index of columns.rows.keys()) {
    const copy = last && rows.furtherCopy(index, last.index);
    if (last && copy) {
      last.draft.copies = [...(last.draft.copies ?? [rows.copy(last.index)]), copy];
    } else {
      addLast();
      last = { index, draft: rows.draft(index) };
    }
  }
  addLast();
  for (const { line, reason } of table.problems) result.fail(line, reason);
  for (const { reason, count } of table.leftOut) result.skip(reason, count);
  for (const report of [...columns.reports, ...columns.unusedReports(table)]) result.cells.addReport(report);
  return result;
}

/** Fields that a row leaves empty or repeats, if it is a further copy of the game above. */
const OF_GAME: readonly MapperField[] = [
  "status",
  "rating",
  "hours",
  "startedOn",
  "finishedOn",
  "notes",
  "review",
];

export class MappedRows {
  readonly #columns: MappedColumns;
  readonly status: (index: number) => RowStatus;
  readonly #priceMark: DecimalMark;
  readonly #statuses = new Map<string, Set<ImportStatus>>();
  /** For prices without a currency. */
  readonly #currency: string | null;

  constructor(table: Table, columns: MappedColumns, currency?: string) {
    this.#columns = columns;
    this.status = statusesOf(columns.columns("status"));
    for (const index of columns.rows.keys()) {
      const { status } = this.status(index);
      if (status === null || status === "want") continue;
      const game = this.#gameOf(index);
      this.#statuses.set(game, (this.#statuses.get(game) ?? new Set()).add(status));
    }
    const [prices] = columns.columns("price");
    const cells = prices?.cells ?? [];
    this.#priceMark = decimalMark(cells.map(amountOf), table.delimiter);
    this.#currency =
      currency ?? [prices?.name ?? "", ...cells].map(currencyOf).find((found) => found !== null) ?? null;
  }

  draft(index: number): Draft {
    const cell = (field: MapperField) => this.#columns.cell(field, index);
    const appid = toId(cell("steamAppid"));
    const copy = this.copy(index);
    const hasOwnCopy = Object.entries(copy).some(([key, value]) => key !== "platform" && value !== null);
    const started = this.#columns.dates("startedOn", index);
    const finished: ReadDate[] = [];
    const dateNotes: string[] = [];
    for (const { name, cells } of this.#columns.columns("finishedOn")) {
      const dates = this.#columns.datesOf(name, index);
      const role = this.roleOfFinish(name, index);
      if (role === "finish") finished.push(...dates);
      else if (role === "note") dateNotes.push(`${name}: ${cells[index]}`);
      else started.push(...dates.map((date) => ({ ...date, end: null })));
    }
    // A range in either column has both days.
    const plays = Array.from({ length: Math.max(started.length, finished.length) }, (_, place) => {
      const [start, finish] = [started[place], finished[place]];
      return {
        started: start?.date ?? (finish?.end ? finish.date : null),
        finished: finish ? (finish.end ?? finish.date) : (start?.end ?? null),
        platform: cell("platform"),
      };
    });
    const [added] = this.#columns.dates("addedAt", index);
    const price =
      copy.price && !copy.currency ? `${this.#columns.columns("price")[0]?.name}: ${cell("price")}` : "";
    return {
      title: cell("title"),
      platform: cell("platform"),
      year: this.#columns.years[index] ?? null,
      igdbId: toId(cell("igdbId")),
      store: appid === null ? null : { source: 1, uid: String(appid) },
      ...this.status(index),
      isPlay: plays.length === 0 && this.#isPlay(index),
      rating: this.#columns.ratings?.cells[index] ?? null,
      hours: this.#columns.times?.cells[index] ?? null,
      startedOn: plays[0]?.started ?? null,
      finishedOn: lastFinish(plays),
      ...this.#finishIfPlaying(index),
      ...(plays.length > 1 && { plays }),
      addedAt: added?.time ?? added?.date ?? null,
      notes: [...this.#filled("notes", index), ...this.#filled("review", index), ...dateNotes, price]
        .filter(Boolean)
        .join("\n\n"),
      tags: this.#filled("tags", index).flatMap(partsOfCell),
      ...(hasOwnCopy && { copies: [copy] }),
      unread: this.#columns.unread(index),
    };
  }

  /** What the dates in a column of finishes are: in a column such as "Played", a game being played has no finish. */
  roleOfFinish(name: string, index: number): "finish" | "start" | "note" {
    return this.status(index).status === "playing" ? this.#roleIfPlaying(name, index) : "finish";
  }

  /** Empty for dates that are a finish with any status, and for several. */
  #finishIfPlaying(index: number): Pick<Draft, "finishIfPlaying"> {
    if (this.status(index).status === "playing") return {};
    const [role, ...others] = this.#columns
      .columns("finishedOn")
      .filter(({ name }) => this.#columns.datesOf(name, index).length > 0)
      .map(({ name }) => this.#roleIfPlaying(name, index));
    return role === undefined || role === "finish" || others.length > 0 ? {} : { finishIfPlaying: role };
  }

  #roleIfPlaying(name: string, index: number): "finish" | "start" | "note" {
    const neutral = neutralDateOf(name);
    const dates = this.#columns.datesOf(name, index);
    if (neutral === null || dates.length === 0) return "finish";
    const first = this.#columns
      .columns("finishedOn")
      .find(
        (column) =>
          neutralDateOf(column.name) === "played" && this.#columns.datesOf(column.name, index).length > 0,
      );
    const hasStart = this.#columns.dates("startedOn", index).length > 0;
    return name === first?.name && dates.length === 1 && !hasStart ? "start" : "note";
  }

  /** If the rows of a game have several statuses, each row is a play. */
  #isPlay(index: number): boolean {
    const { status } = this.status(index);
    const statuses = this.#statuses.get(this.#gameOf(index));
    return status !== null && statuses !== undefined && statuses.size > 1 && statuses.has(status);
  }

  #gameOf(index: number): string {
    const cells = IDENTIFYING_FIELDS.map((field) => this.#columns.cell(field, index).toLowerCase());
    return [...cells, this.#columns.years[index]].join("\0");
  }

  copy(index: number): Partial<FileCopy> {
    const cell = (field: MapperField) => this.#columns.cell(field, index);
    const price = toPrice(cell("price"), this.#priceMark);
    const [bought] = this.#columns.dates("boughtOn", index);
    return {
      platform: cell("platform") || null,
      store: cell("store") || null,
      medium: mediumOf(cell("medium")),
      boughtOn: bought?.date ?? null,
      price,
      currency:
        price === null ? null : (currencyOf(cell("price")) ?? currencyOf(cell("currency")) ?? this.#currency),
    };
  }

  /** The copy in a row without a title and without new values of the game; otherwise null. */
  furtherCopy(index: number, above: number): Partial<FileCopy> | null {
    const hasName = IDENTIFYING_FIELDS.some((field) => this.#columns.cell(field, index) !== "");
    if (hasName) return null;
    const isNew = (field: MapperField) =>
      this.#filled(field, index).some((value) => !this.#filled(field, above).includes(value));
    const copy = this.copy(index);
    const isCopy = Object.values(copy).some((value) => value !== null);
    return isCopy && !OF_GAME.some(isNew) ? copy : null;
  }

  #filled(field: MapperField, index: number): string[] {
    return this.#columns
      .columns(field)
      .map(({ cells }) => cells[index] ?? "")
      .filter((value) => value !== "");
  }
}
