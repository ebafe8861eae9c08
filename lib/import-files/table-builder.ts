import type { Skipped } from "./entry.ts";
import { isHeader, isTitleHeader } from "./headers.ts";
import { COLUMNS, TABLE_ROWS } from "./limits.ts";
import { cellText, Row, type Table } from "./table.ts";

/** Records that are kept until the header is found among them. */
const HEAD_RECORDS = 25;

const TOTAL =
  /^(?:grand |sub-?)?(?:totals?|sums?|summe|gesamt(?:summe)?|insgesamt|averages?|durchschnitt|totale|somme|moyenne|suma|promedio|media|m[eé]dia|razem|[sś]rednia|celkem|pr[uů]m[eě]r|count|anzahl)(?:\s+(?:games?|spiele|hours?|time))?[\s:=\d.,/–-]*$|^\d+ (?:games?|titles?|spiele|jeux|juegos|giochi|jogos|gier|her)$/i;
/** A line between rows of a table drawn in text. */
const isRule = (cell: string) => cell.length < 300 && /^[\s:=_*+|-]+$/.test(cell) && /[-=_]{2}/.test(cell);

type HeadRecord = { line: number; cells: string[]; isAfterGap: boolean };

/** Builds a table from records: finds the header below title lines, and leaves out what is no row. */
export class TableBuilder {
  readonly #table: Table;
  #indexes = new Map<string, number>();
  #width = 0;
  #header: string[] = [];
  #head: HeadRecord[] | null = [];
  #isAfterGap = false;
  /** A second table has begun below. */
  #isOver = false;
  readonly #leftOut = new Map<string, number>();

  constructor(delimiter: string, preamble = "") {
    const lists = { columns: [], rows: [], shortRows: [], problems: [], leftOut: [] };
    this.#table = { delimiter, preamble, hasHeader: true, ...lists, rowCount: 0 };
  }

  /** Returns how many cells the next record should have. */
  add(line: number, cells: string[]): number | "end" {
    if (cells.every((cell) => cell.trim() === "")) {
      this.#isAfterGap = true;
      return this.#width || cells.length;
    }
    const record = { line, cells, isAfterGap: this.#isAfterGap };
    this.#isAfterGap = false;
    if (this.#head === null) {
      this.#addRow(record);
      return this.#width;
    }
    if (this.#head.length === 0 && cells.length > COLUMNS) return "end";
    this.#head.push(record);
    const isClear = this.#head.length === 1 && cells.some(isTitleHeader) && cells.filter(isHeader).length > 1;
    if (isClear || this.#head.length === HEAD_RECORDS) this.#findHeader(this.#head);
    return this.#width || cells.length;
  }

  /** Null: there are no records, or too many columns. */
  end(): Table | null {
    if (this.#head) this.#findHeader(this.#head);
    if (this.#width === 0) return null;
    this.#dropTotals();
    const { columns, rows, shortRows } = this.#table;
    const all = [...rows, ...shortRows];
    // A column without a name and without values is only a margin.
    this.#table.columns = columns.filter((name, index) => {
      const isNamed = !this.#table.hasHeader || cellText(this.#header[index]) !== "";
      return isNamed || all.some((row) => row.get(name.toLowerCase()) !== "");
    });
    this.#table.leftOut = Array.from(this.#leftOut, ([reason, count]): Skipped => ({ reason, count }));
    return this.#table;
  }

  #findHeader(head: HeadRecord[]): void {
    this.#head = null;
    const at = headerIndex(head);
    const found = head[at];
    if (!found || found.cells.length > COLUMNS) return;
    const isList = at === 0 && isListOfTitles(head);
    const isData = isList || (at === 0 && isDataRow(head));
    this.#table.hasHeader = !isData;
    this.#width = isList ? 1 : Math.max(found.cells.length, isData ? 1 : 0);
    this.#header = isData ? Array.from({ length: this.#width }, () => "") : found.cells;
    this.#table.columns = uniqueNames(this.#header);
    this.#indexes = new Map(this.#table.columns.map((name, index) => [name.toLowerCase(), index]));
    if (at > 0) this.#leftOut.set("Line above the header", at);
    for (const record of head.slice(isData ? at : at + 1)) this.#addRow(record);
  }

  #addRow({ line, cells, isAfterGap }: HeadRecord): void {
    const table = this.#table;
    if (cells.every((cell) => cell.trim() === "" || isRule(cell))) return;
    const isSecond = isAfterGap && cells.length < this.#width && cells.filter(isHeader).length > 1;
    if (isSecond) this.#isOver = true;
    const isRepeated = cells.every((cell, index) => cell.trim() === this.#header[index]?.trim());
    if (this.#isOver || (table.hasHeader && isRepeated)) {
      this.leaveOut(this.#isOver ? "Row of a second table below" : "Repeated header");
      return;
    }
    table.rowCount++;
    if (table.rowCount > TABLE_ROWS) return;
    if (!table.hasHeader && this.#width === 1) {
      table.rows.push(new Row(line, [cells.join(table.delimiter)], this.#indexes));
    } else if (cells.slice(this.#width).some((cell) => cell.trim() !== "")) {
      const reason = `This row has ${cells.length} cells, but there are ${this.#width} columns.`;
      table.problems.push({ line, reason });
    } else {
      const row = new Row(line, cells, this.#indexes);
      (cells.length < this.#width ? table.shortRows : table.rows).push(row);
    }
  }

  leaveOut(reason: string, count = 1): void {
    if (count > 0) this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }

  /** Removes totals from the end. */
  #dropTotals(): void {
    const { rows, shortRows } = this.#table;
    while (rows.length + shortRows.length > 1) {
      const [row, short] = [rows.at(-1), shortRows.at(-1)];
      const list = (row?.line ?? 0) > (short?.line ?? 0) ? rows : shortRows;
      const first = list.at(-1)?.cells.find((cell) => cell.trim() !== "");
      if (!first || first.length > 80 || !TOTAL.test(first.trim())) return;
      list.pop();
      this.#table.rowCount--;
      this.leaveOut("Row with a total");
    }
  }
}

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");

/** The first record with known names of columns, if those above are shorter; otherwise the first. */
function headerIndex(head: readonly HeadRecord[]): number {
  const found = head.findIndex(
    ({ cells }) =>
      cells.some(isTitleHeader) && (cells.filter(isHeader).length > 1 || filledOf(cells).length === 1),
  );
  const width = filledOf(head[found]?.cells ?? []).length;
  const isBelow = width > 1 && head.slice(0, found).every(({ cells }) => filledOf(cells).length < width);
  return isBelow ? found : 0;
}

/** One title in each line, and no name of a column. */
function isListOfTitles(head: readonly HeadRecord[]): boolean {
  const isKnown = head[0]?.cells.some(isHeader) ?? true;
  return !isKnown && head.filter(({ cells }) => filledOf(cells).length === 1).length > head.length / 2;
}

/** Whether the first record is like those below it: a number or a date above such values, or a value that comes again. */
function isDataRow([first, ...others]: readonly HeadRecord[]): boolean {
  if (!first || others.length === 0 || first.cells.some(isTitleHeader)) return false;
  return first.cells.some((cell, index) => {
    const text = cell.trim();
    const below = others.map(({ cells }) => cells[index]?.trim() ?? "").filter((value) => value !== "");
    const isLike = (pattern: RegExp) =>
      pattern.test(text) && below.filter((value) => pattern.test(value)).length > below.length / 2;
    return text !== "" && below.length > 0 && (below.includes(text) || isLike(/^[\d.,:/-]+\D{0,4}$/));
  });
}

function uniqueNames(cells: readonly string[]): string[] {
  const names = new Set<string>();
  const taken = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const base = cellText(cell).replace(/\s+/g, " ").slice(0, 200) || `Column ${index + 1}`;
    let name = base;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number})`;
    taken.add(name.toLowerCase());
    names.add(name);
  }
  return [...names];
}
