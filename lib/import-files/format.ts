import { CellCounts, stateOf } from "./cell-counts.ts";
import { type Draft, toEntry } from "./draft.ts";
import { possibleHours } from "./durations.ts";
import type { CellKind, Entry, FileRecord, Problem, Skipped } from "./entry.ts";
import type { Row, Table } from "./table.ts";

/** A file, or a file of a ZIP: a table or a JSON document. */
export type Part = { name: string } & ({ kind: "table"; table: Table } | { kind: "json"; value: unknown });

export type Format = {
  /** Stored with each import: never changed. */
  id: string;
  /** Shown to users. */
  name: string;
  recognizes: (part: Part) => boolean;
  /** Given all parts that it recognizes. A sentence refuses the file, because of its version for example. */
  read: (parts: Part[]) => Result | string;
};

/** What a format makes of its rows. */
export class Result {
  readonly entries: Entry[] = [];
  readonly problems: Problem[] = [];
  /** Only of our own export. */
  readonly records: FileRecord[] = [];
  readonly cells = new CellCounts();
  readonly #skipped = new Map<string, number>();
  /** Lines for the current row. */
  #unread: string[] = [];
  #times: { column: string; text: string }[] = [];
  /** Named in problems when there are several files. */
  fileName = "";

  add(line: number, draft: Draft): void {
    const isPossible = (draft.hours ?? 0) <= possibleHours(draft.year);
    for (const { column, text } of isPossible ? [] : this.#times) {
      this.cells.reject(column, text);
      this.#unread.push(`${column}: ${text}`);
    }
    const hours = isPossible || this.#times.length === 0 ? draft.hours : null;
    const unread = [draft.unread, ...this.#unread].filter(Boolean).join("\n");
    const entry = toEntry(line, { ...draft, hours, unread }, (reason, count) => this.skip(reason, count));
    this.#forgetRow();
    if (typeof entry === "string") this.fail(line, entry);
    else this.entries.push(entry);
  }

  fail(line: number, reason: string): void {
    this.#forgetRow();
    this.problems.push({ line, reason: this.fileName ? `${this.fileName}: ${reason}` : reason });
  }

  /** Returns what `read` returns, and counts the cell. If it has a text and `read` returns null, it was not understood. */
  read<Value>(
    kind: CellKind,
    column: string,
    text: string,
    read: (text: string) => Value | null,
  ): Value | null {
    const value = read(text);
    const state = stateOf(kind, text, value !== null);
    this.cells.add(kind, column, text, state);
    if (state === "unread") this.#unread.push(`${column}: ${text}`);
    else if (kind === "time" && state === "understood") this.#times.push({ column, text });
    return value;
  }

  #forgetRow(): void {
    this.#unread = [];
    this.#times = [];
  }

  skip(reason: string, count = 1): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + count);
  }

  get skipped(): Skipped[] {
    return Array.from(this.#skipped, ([reason, count]) => ({ reason, count }));
  }
}

/** Reads each row of each table. A row that cannot be read is reported, and the others are read. */
export function readRows(parts: Part[], read: (row: Row, result: Result, part: Part) => void): Result {
  const result = new Result();
  for (const part of parts) {
    if (part.kind !== "table") continue;
    if (parts.length > 1) result.fileName = part.name;
    addRows(part, result, read);
  }
  return result;
}

/** Like `readRows`, with a reader for each table, which can look at all its rows first: to find the order of day and month. */
export function readTables(
  parts: Part[],
  readerOf: (table: Table) => (row: Row, result: Result) => void,
): Result {
  const readers = new Map<Part, (row: Row, result: Result) => void>();
  for (const part of parts) if (part.kind === "table") readers.set(part, readerOf(part.table));
  return readRows(parts, (row, result, part) => readers.get(part)?.(row, result));
}

export function addRows(
  part: Part,
  result: Result,
  read: (row: Row, result: Result, part: Part) => void,
): void {
  if (part.kind !== "table") return;
  const { columns, rows, shortRows, problems, leftOut } = part.table;
  for (const row of rows) attempt(result, row.line, () => read(row, result, part));
  for (const { line, cells } of shortRows) {
    result.fail(line, `This row has ${cells.length} cells, but there are ${columns.length} columns.`);
  }
  for (const { line, reason } of problems) result.fail(line, reason);
  for (const { reason, count } of leftOut) result.skip(reason, count);
}

/** Reads each item of a list; its line is its position. */
export function readItems(
  items: unknown[],
  read: (item: unknown, line: number, result: Result) => void,
): Result {
  const result = new Result();
  for (const [index, item] of items.entries()) {
    attempt(result, index + 1, () => read(item, index + 1, result));
  }
  return result;
}

function attempt(result: Result, line: number, read: () => void): void {
  try {
    read();
  } catch {
    result.fail(line, "This row could not be read.");
  }
}

export function hasColumns(part: Part, ...names: string[]): boolean {
  if (part.kind !== "table") return false;
  const columns = new Set(columnsOf(part));
  return names.every((name) => columns.has(name));
}

/** Exactly these columns. */
export function isTableOf(part: Part, ...names: string[]): boolean {
  return hasColumns(part, ...names) && columnsOf(part).length === names.length;
}

/** In lower case. */
export function columnsOf(part: Part): string[] {
  return part.kind === "table" ? part.table.columns.map((name) => name.toLowerCase()) : [];
}

/** The values of a column, for what a whole column decides. */
export function valuesOf(table: Table, ...names: string[]): string[] {
  return table.rows.flatMap((row) => names.map((name) => row.get(name))).filter((value) => value !== "");
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
