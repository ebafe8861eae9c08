import { readDate } from "../dates.ts";
import { readDuration } from "../durations.ts";
import { toNumber } from "../numbers.ts";
import { readRating } from "../ratings.ts";
import { sampleOf } from "./column.ts";
import { markOf } from "./marks.ts";

const FITS = {
  /** Also a year, a spreadsheet's day number or Unix time, but no other number. */
  date: (cell: string) => (readDate(cell, "dmy") ?? readDate(cell, "mdy")) !== null,
  rating: (cell: string) => (readRating(cell)?.value ?? 101) <= 100,
  duration: (cell: string) => readDuration(cell) !== null,
  number: (cell: string) => toNumber(cell) !== null,
  mark: (cell: string) => markOf(cell) !== null,
  year: (cell: string) => /^(?:19[5-9]|20)\d\d$/.test(cell),
  /** Several words. */
  text: (cell: string) => cell.length > 20 && /\p{L}+[^\p{L}]+\p{L}+/u.test(cell),
};

export type ColumnKind = keyof typeof FITS;

/** 0 to 1: the share of a column's first cells that are of this kind; 0 if all are empty. */
export function looksLike(kind: ColumnKind, cells: readonly string[]): number {
  const sample = sampleOf(cells);
  return sample.length === 0 ? 0 : sample.filter(FITS[kind]).length / sample.length;
}
