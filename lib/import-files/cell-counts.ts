import { shortText } from "./clean-text.ts";
import { type ColumnReading, isEmpty } from "./columns/column.ts";
import type { CellKind, ColumnReport } from "./entry.ts";

type CellState = "understood" | "empty" | "unread";

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

/** "Not rated" and "not recorded" in all formats that we know. */
const ZERO = /^(?:☆+|0+(?:[.,]0+)?\s*(?:\/\s*\d+|%|[a-z]+\.?(?:\s*0+\s*[a-z]+\.?)*|(?::00)+)?)$/i;
const ZERO_DATE = /^0{1,4}([-/.])0{1,2}\1/;

export function stateOf(kind: CellKind, text: string, isUnderstood: boolean): CellState {
  if (isUnderstood) return "understood";
  const trimmed = text.trim();
  const isZero = kind === "date" ? ZERO_DATE.test(trimmed) || trimmed === "0" : ZERO.test(trimmed);
  return isEmpty(trimmed) || isZero ? "empty" : "unread";
}

/** Counts the cells of each column. */
export class CellCounts {
  readonly #reports = new Map<string, ColumnReport>();

  addReport(report: ColumnReport): void {
    this.#reports.set(report.column, report);
  }

  add(kind: CellKind, column: string, text: string, state: CellState): void {
    const known = this.#reports.get(column);
    const report = known ?? { column, kind, understood: 0, empty: 0, unread: 0, outliers: 0, examples: [] };
    if (!known) this.#reports.set(column, report);
    report[state]++;
    if (state === "unread") addExample(report.examples, text);
  }

  /** Counts a cell that was understood as an outlier. */
  reject(column: string, text: string): void {
    const report = this.#reports.get(column);
    if (!report) return;
    report.understood--;
    report.outliers++;
    addExample(report.examples, text);
  }

  /** Leaves out empty columns. */
  reports(): ColumnReport[] {
    return [...this.#reports.values()].filter(
      ({ understood, unread, outliers }) => understood + unread + outliers > 0,
    );
  }
}

export function reportOf(column: string, kind: CellKind, reading: ColumnReading<unknown>): ColumnReport {
  const { understood, empty, unread, outliers } = reading;
  const examples: string[] = [];
  for (const { raw } of [...unread, ...outliers]) addExample(examples, raw);
  return { column, kind, understood, empty, unread: unread.length, outliers: outliers.length, examples };
}

function addExample(examples: string[], text: string): void {
  if (examples.length === EXAMPLES) return;
  const example = shortText(text, EXAMPLE_LENGTH);
  if (!examples.includes(example)) examples.push(example);
}
