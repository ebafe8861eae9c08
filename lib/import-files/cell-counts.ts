import { shortText } from "./clean-text.ts";
import type { CellKind, ColumnReport } from "./entry.ts";

export type CellState = "understood" | "empty" | "unread";

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;

const NO_VALUE =
  /^(?:[-–—.?]*|n\/?a|none|null|nil|undefined|not (?:rated|set|played)|unrated|unknown|never|tb[ad])$/i;
/** "Not rated" and "not recorded" in all formats that we know. */
const ZERO = /^(?:☆+|0+(?:[.,]0+)?\s*(?:\/\s*\d+|%|[a-z]+\.?(?:\s*0+\s*[a-z]+\.?)*|(?::00)+)?)$/i;
const ZERO_DATE = /^0{1,4}([-/.])0{1,2}\1/;

export function stateOf(kind: CellKind, text: string, isUnderstood: boolean): CellState {
  if (isUnderstood) return "understood";
  const trimmed = text.trim();
  const isZero = kind === "date" ? ZERO_DATE.test(trimmed) || trimmed === "0" : ZERO.test(trimmed);
  return NO_VALUE.test(trimmed) || isZero ? "empty" : "unread";
}

/** Counts the cells of each column. */
export class CellCounts {
  readonly #reports = new Map<string, ColumnReport>();

  add(kind: CellKind, column: string, text: string, state: CellState): void {
    const known = this.#reports.get(column);
    const report = known ?? { column, kind, understood: 0, empty: 0, unread: 0, examples: [] };
    if (!known) this.#reports.set(column, report);
    report[state]++;
    if (state !== "unread" || report.examples.length === EXAMPLES) return;
    const example = shortText(text, EXAMPLE_LENGTH);
    if (!report.examples.includes(example)) report.examples.push(example);
  }

  /** Without columns that are empty. */
  reports(): ColumnReport[] {
    return [...this.#reports.values()].filter(({ understood, unread }) => understood + unread > 0);
  }
}
