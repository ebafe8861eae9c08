import { isEmpty, memoized, sampleOf } from "../columns/column.ts";
import { markOf } from "../columns/marks.ts";
import type { ImportStatus } from "../entry.ts";
import { type RowStatus, statusOfWord } from "../status-words.ts";

type Column = { name: string; cells: readonly string[] };

const NO_STATUS: RowStatus = { statusWord: "", status: null };

/** The status of each row, from one column of words or ticks, or from several columns of ticks. */
export function statusesOf(columns: readonly Column[]): (index: number) => RowStatus {
  const [only] = columns;
  if (!only) return () => NO_STATUS;
  if (columns.length > 1) {
    return (index) => statusOfTicks(columns.map(({ name, cells }) => [name, cells[index] ?? ""] as const));
  }
  const statuses = readStatusColumn(only);
  return (index) => statuses[index] ?? NO_STATUS;
}

/** "Not played" is a status. */
export const hasNoStatus = (cell: string) => isEmpty(cell) && statusOfWord(cell) === null;

/** If all cells are ticks, yes means what the column is called. */
function readStatusColumn({ name, cells }: Column): RowStatus[] {
  const sample = sampleOf(cells);
  const hasTicks = sample.length > 0 && sample.every((cell) => markOf(cell) !== null);
  return cells.map(
    memoized((cell) => (hasNoStatus(cell) ? NO_STATUS : statusOf(cell.trim(), name, hasTicks))),
  );
}

function statusOf(cell: string, header: string, hasTicks: boolean): RowStatus {
  const isTicked = hasTicks ? markOf(cell) : null;
  if (isTicked === false) return { statusWord: `${header}: no`, status: null };
  if (isTicked) return { statusWord: `${header}: yes`, status: statusOfWord(header) };
  return { statusWord: cell, status: statusOfWord(cell) };
}

/** If a row has several ticks: playing counts first, then how the game ended. */
const PRECEDENCE: readonly ImportStatus[] = ["playing", "dropped", "completed", "endless", "paused", "want"];

/** A tick means what its column is called. */
function statusOfTicks(cells: readonly (readonly [column: string, cell: string])[]): RowStatus {
  const found = cells.flatMap(([column, cell]) => {
    const isTicked = markOf(cell);
    if (cell === "" || isTicked === false) return [];
    const statusWord = isTicked ? column : cell;
    return [{ statusWord, status: statusOfWord(statusWord) }];
  });
  const rank = ({ status }: RowStatus) => (status ? PRECEDENCE.indexOf(status) : PRECEDENCE.length);
  const [best] = found.toSorted((a, b) => rank(a) - rank(b));
  return best ?? { statusWord: "No mark", status: null };
}
