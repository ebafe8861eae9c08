import { cleanText } from "./clean-text.ts";
import type { Problem, Skipped } from "./entry.ts";

export type Table = {
  delimiter: string;
  /** A line before the header that names the format, such as Backloggery's. */
  preamble: string;
  /** False: the first row is a game, and the columns have only numbers. */
  hasHeader: boolean;
  /** Trimmed and unique. */
  columns: string[];
  rows: Row[];
  /** Rows that have too few cells: trailing empty ones may have been left out. */
  shortRows: Row[];
  /** Rows that could not be divided into cells. */
  problems: Problem[];
  /** Lines that are no rows: titles above the header, totals, and the like. */
  leftOut: Skipped[];
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

/** A spreadsheet's guard against formulas: an apostrophe. */
export function cellText(cell = ""): string {
  const text = cleanText(cell);
  return /^'[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1).trim() : text;
}
