import Papa from "papaparse";
import { cleanText } from "./clean-text.ts";
import type { Problem } from "./entry.ts";
import { COLUMNS, TABLE_ROWS } from "./limits.ts";

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
  const records = new Records(body, delimiter, firstLine);
  const header = records.header();
  if (header.cells.length > COLUMNS) return null;
  const columns = uniqueNames(header.cells);
  const indexes = new Map(columns.map((name, index) => [name.toLowerCase(), index]));
  const table: Table = {
    delimiter,
    preamble,
    columns,
    rows: [],
    shortRows: [],
    problems: [],
    rowCount: 0,
  };
  records.forEach(columns.length, ({ line, cells }) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    table.rowCount++;
    if (table.rowCount > TABLE_ROWS) return;
    const excess = cells.slice(columns.length);
    if (excess.some((cell) => cell.trim() !== "")) {
      const reason = `This row has ${cells.length} cells, but there are ${columns.length} columns.`;
      table.problems.push({ line, reason });
    } else {
      const row = new Row(line, cells, indexes);
      (cells.length < columns.length ? table.shortRows : table.rows).push(row);
    }
  });
  return table;
}

/** A spreadsheet's guard against formulas: an apostrophe. */
function cellText(cell = ""): string {
  const text = cleanText(cell);
  return /^'[=+\-@\t\r\n]/.test(text) ? text.slice(1).trim() : text;
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

type Line = { line: number; cells: string[] };

/** The records of a CSV text. Those that do not fit the header are read once more with a lenient rule for quotes. */
class Records {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;
  #line: number;
  /** Characters that were read twice. */
  #repeated = 0;

  constructor(text: string, delimiter: string, firstLine: number) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#line = firstLine;
  }

  header(): Line {
    let cells: string[] = [];
    this.#parse((found, length) => {
      cells = found;
      this.#advance(length);
      return false;
    });
    return { line: 1, cells };
  }

  forEach(width: number, use: (line: Line) => void): void {
    while (this.#at < this.#text.length) {
      // Each broken record may hold the rest of the file: a file of such records is read leniently from some point on.
      if (this.#repeated > this.#text.length * 20) this.#readLenient(width, use);
      else this.#readStrict(width, use);
    }
  }

  #readStrict(width: number, use: (line: Line) => void): void {
    this.#parse((cells, length, isBroken) => {
      if (cells.length === width && !isBroken) {
        use({ line: this.#line, cells });
        this.#advance(length);
        return true;
      }
      const isPlain = !this.#text.slice(this.#at, this.#at + length).includes('"');
      if (isPlain) {
        use({ line: this.#line, cells });
        this.#advance(length);
        return true;
      }
      this.#repeated += length;
      this.#readLenient(width, use);
      return false;
    });
  }

  #readLenient(width: number, use: (line: Line) => void): void {
    const { cells, end, isOpen } = lenientRecord(this.#text, this.#at, this.#delimiter);
    use({ line: this.#line, cells });
    // A quote that is never closed would hide all rows that follow.
    const lineEnd = this.#text.indexOf("\n", this.#at);
    this.#advance((isOpen && cells.length !== width && lineEnd >= 0 ? lineEnd + 1 : end) - this.#at);
  }

  /** Calls `use` with each record from here on until it returns false. */
  #parse(use: (cells: string[], length: number, isBroken: boolean) => boolean): void {
    const start = this.#at;
    let last = 0;
    Papa.parse<string[]>(this.#text.slice(start), {
      delimiter: this.#delimiter,
      newline: "\n",
      // Its fast mode would divide the whole text at once.
      fastMode: false,
      step({ data, errors, meta }, parser) {
        const length = meta.cursor - last;
        last = meta.cursor;
        if (!use(data, length, errors.length > 0)) parser.abort();
      },
    });
  }

  #advance(length: number): void {
    const end = this.#at + length;
    for (
      let at = this.#text.indexOf("\n", this.#at);
      at >= 0 && at < end;
      at = this.#text.indexOf("\n", at + 1)
    ) {
      this.#line++;
    }
    this.#at = end;
  }
}

/** A quote closes a cell only when a delimiter or a line end follows. */
function lenientRecord(text: string, start: number, delimiter: string) {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const isQuoted = text[at] === '"';
    const from = isQuoted ? at + 1 : at;
    let to = isQuoted ? text.indexOf('"', from) : from;
    const isEnd = (index: number) =>
      index >= text.length || text[index] === delimiter || text[index] === "\n";
    while (isQuoted && to >= 0 && !isEnd(to + 1)) to = text.indexOf('"', to + 1);
    while (!isQuoted && !isEnd(to)) to++;
    if (to < 0) return { cells: [...cells, text.slice(from)], end: text.length, isOpen: true };
    const cell = text.slice(from, to);
    cells.push(isQuoted ? cell.replace(/""/g, '"') : cell);
    at = isQuoted ? to + 1 : to;
    if (at >= text.length || text[at] === "\n") return { cells, end: at + 1, isOpen: false };
    at++;
  }
}
