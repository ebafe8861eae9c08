import { type RowStatus, statusOfWord } from "../status-words.ts";
import { type ColumnReading, readColumn, remembered, sampleOf } from "./column.ts";
import { markOf } from "./marks.ts";

export type StatusColumn = ColumnReading<RowStatus> & {
  /** The cells are ticks: yes means what the column is called. */
  isMarks: boolean;
};

/** A status of null is a word that the user gives a meaning. */
export function readStatusColumn(cells: readonly string[], header: string): StatusColumn {
  const sample = sampleOf(cells);
  const isMarks = sample.length > 0 && sample.every((cell) => markOf(cell) !== null);
  const reading = readColumn(
    cells,
    remembered((cell) => statusOf(cell, header, isMarks)),
  );
  return { ...reading, isMarks };
}

function statusOf(cell: string, header: string, isMarks: boolean): RowStatus {
  const isTicked = isMarks ? markOf(cell) : null;
  if (isTicked === false) return { statusWord: `${header}: no`, status: null };
  if (isTicked) return { statusWord: `${header}: yes`, status: statusOfWord(header) };
  return { statusWord: cell, status: statusOfWord(cell) };
}
