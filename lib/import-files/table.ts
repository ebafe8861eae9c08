import { cleanText } from "./clean-text.ts";
import type { Problem } from "./entry.ts";
import { COLUMNS, TABLE_ROWS } from "./limits.ts";
import { readRecords } from "./records.ts";

export type Table = {
  delimiter: string;
  /** A line before the header that names the format, as Backloggery writes. */
  preamble: string;
  /** Trimmed and unique. */
  columns: string[];
  rows: Row[];
  /** Rows that have too few cells: trailing empty ones may have been left out. */
  shortRows: Row[];
  /** Rows that could not be divided into cells. */
  problems: Problem[];
  /** Including those that were dropped because there are too many. */
  rowCount: number;
};

/** In no cell: `cleanText` would remove it. */
const CELL_END = "\u0000";

/** Rows are read one after the other, so that only one is divided into cells at a time: these need several times the memory. */
let divided: { row: Row; cells: readonly string[] } | undefined;

export class Row {
  readonly line: number;
  readonly #text: string;
  readonly #indexes: Map<string, number>;

  constructor(line: number, cells: readonly string[], indexes: Map<string, number>) {
    this.line = line;
    this.#text = cells.map((cell) => cell.replaceAll(CELL_END, "")).join(CELL_END);
    this.#indexes = indexes;
  }

  get cells(): readonly string[] {
    if (divided?.row !== this) divided = { row: this, cells: this.#text.split(CELL_END) };
    return divided.cells;
  }

  /** The cell of the first of these columns that the table has; "" if it has none. Names in lower case. */
  get(...names: string[]): string {
    for (const name of names) {
      const index = this.#indexes.get(name);
      if (index !== undefined) return cellText(this.cells[index]);
    }
    return "";
  }
}

/** Null: the text is no table. */
export function parseTable(text: string): Table | null {
  const content = contentOf(text);
  if (!content) return null;
  const { body, delimiter, preamble, firstLine } = content;
  let table: Table | null = null;
  let indexes = new Map<string, number>();
  readRecords(body, { delimiter, firstLine }, ({ line, cells }) => {
    if (table) {
      addRecord(table, indexes, line, cells);
    } else {
      if (cells.length > COLUMNS) return "end";
      const columns = uniqueNames(cells);
      indexes = new Map(columns.map((name, index) => [name.toLowerCase(), index]));
      table = { delimiter, preamble, columns, rows: [], shortRows: [], problems: [], rowCount: 0 };
    }
    return table.columns.length;
  });
  return table;
}

function addRecord(table: Table, indexes: Map<string, number>, line: number, cells: string[]): void {
  if (cells.every((cell) => cell.trim() === "")) return;
  table.rowCount++;
  if (table.rowCount > TABLE_ROWS) return;
  const { length } = table.columns;
  if (cells.slice(length).some((cell) => cell.trim() !== "")) {
    const reason = `This row has ${cells.length} cells, but there are ${length} columns.`;
    table.problems.push({ line, reason });
  } else {
    const row = new Row(line, cells, indexes);
    (cells.length < length ? table.shortRows : table.rows).push(row);
  }
}

/** A spreadsheet's guard against formulas: an apostrophe. */
function cellText(cell = ""): string {
  const text = cleanText(cell);
  return /^'[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1).trim() : text;
}

/** Without what comes before the header. */
function contentOf(text: string) {
  let body = text;
  let firstLine = 1;
  let preamble = "";
  let delimiter = "";
  const dropLine = () => {
    const end = body.indexOf("\n");
    body = end < 0 ? "" : body.slice(end + 1);
    firstLine++;
  };
  for (; body; dropLine()) {
    const line = body.slice(0, 300).split("\n", 1)[0]?.trim() ?? "";
    const separator = /^"?sep=(.)"?$/i.exec(line)?.[1];
    if (separator) delimiter = separator;
    else if (/^"?Backloggery"?[,;\t|]/i.test(line))
      preamble = line.replaceAll('"', "").replace(/[;\t|]/g, ",");
    else if (!line.startsWith("#TYPE ") && !/^[\s,;|]*$/.test(line)) break;
  }
  if (!body.trim()) return null;
  return { body, firstLine, preamble, delimiter: delimiter || delimiterOf(body) };
}

/** The most frequent in the header, outside quotes. */
function delimiterOf(body: string): string {
  const counts = new Map([",", ";", "\t", "|"].map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const character of body.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === "\n" && !isQuoted) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [[mark] = [","]] = [...counts].sort((a, b) => b[1] - a[1]);
  return mark;
}

function uniqueNames(cells: string[]): string[] {
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
