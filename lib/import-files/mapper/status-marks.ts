import { markOf } from "../columns/marks.ts";
import { readStatusColumn } from "../columns/statuses.ts";
import type { ImportStatus } from "../entry.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";

type Column = { name: string; cells: readonly string[] };

const NO_STATUS: RowStatus = { statusWord: "", status: null };

/** The status of each row: of one column of words or marks, or of several marked ones. */
export function statusesOf(columns: readonly Column[]): (index: number) => RowStatus {
  const [only] = columns;
  if (!only) return () => NO_STATUS;
  if (columns.length > 1) {
    return (index) => statusOfMarks(columns.map(({ name, cells }) => [name, cells[index] ?? ""] as const));
  }
  const { cells } = readStatusColumn(only.cells, only.name);
  return (index) => cells[index] ?? NO_STATUS;
}

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
