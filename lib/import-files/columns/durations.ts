import { possibleHours, readDuration, toHours } from "../durations.ts";
import { TIME_UNITS, type TimeUnit } from "../entry.ts";
import { wordsOf } from "../headers.ts";
import { decimalMark } from "../numbers.ts";
import { type ColumnReading, isEmpty, memoized, readColumn } from "./column.ts";

export type DurationColumn = ColumnReading<number> & {
  /** The unit of plain numbers; null if there are none. */
  unit: TimeUnit | null;
  isCertain: boolean;
};

type DurationOptions = {
  header?: string;
  delimiter?: string;
  unit?: TimeUnit;
  /** The release years of the rows' games. */
  years?: readonly (number | null)[];
  today?: Date;
};

/** Returns hours with one decimal. More than 24 a day since the game's release are an outlier. */
export function readDurationColumn(
  cells: readonly string[],
  { header = "", delimiter, unit: chosen, years = [], today = new Date() }: DurationOptions = {},
): DurationColumn {
  const mark = decimalMark(cells, delimiter);
  const named = unitInHeader(header);
  // If some cells have three parts, `46:30` is minutes and seconds.
  const isLong = cells.some((cell) => /^\s*\d+:\d\d:\d\d\s*$/.test(cell));
  const clock = isLong || named === "minutes" || named === "seconds" ? "m:ss" : "h:mm";
  const durations = cells.map(
    memoized((cell) => (isEmpty(cell) ? null : readDuration(cell, { mark, clock }))),
  );
  const possible = (index: number) => possibleHours(years[index], today);
  const plain = durations.flatMap((duration, index) =>
    duration && "number" in duration && duration.number > 0
      ? [{ number: duration.number, possible: possible(index) }]
      : [],
  );
  const decided = chosen ? { unit: chosen, isCertain: true } : unitOf(plain, named);
  const reading = readColumn(cells, (_, index) => {
    const duration = durations[index];
    if (!duration) return null;
    const hours =
      "seconds" in duration ? duration.seconds / 3600 : duration.number / PER_HOUR[decided.unit ?? "hours"];
    if (hours <= 0) return "empty";
    return hours > possible(index) ? "outlier" : (toHours(hours, "hours") ?? "empty");
  });
  return { ...reading, unit: decided.unit, isCertain: decided.isCertain };
}

const PER_HOUR = { hours: 1, minutes: 60, seconds: 3600 };

type Plain = { number: number; possible: number };

/** The header's unit if the values fit it, otherwise the first unit in which they are usual play times. */
function unitOf(plain: Plain[], named: TimeUnit | null): { unit: TimeUnit | null; isCertain: boolean } {
  if (plain.length === 0) return { unit: null, isCertain: true };
  const sorted = plain.map(({ number }) => number).sort((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const impossible = (unit: TimeUnit) =>
    plain.filter(({ number, possible }) => number / PER_HOUR[unit] > possible).length;
  const isUsual = (unit: TimeUnit) => impossible(unit) <= plain.length / 20 && median / PER_HOUR[unit] <= 300;
  if (named && impossible(named) <= plain.length / 20) return { unit: named, isCertain: isUsual(named) };
  const unit = TIME_UNITS.find(isUsual) ?? "seconds";
  const hasDecimals = sorted.some((number) => number % 1 !== 0);
  return { unit, isCertain: named === null && unit === "hours" && hasDecimals };
}

const WORDS: [TimeUnit, RegExp][] = [
  ["minutes", /^(?:mins?|minut\w*)$/],
  ["seconds", /^(?:secs?|seconds?|sek|sekund\w*|secondes?|segundos?|secondi|vterin\w*)$/],
  ["hours", /^(?:h|hrs?|hours?|stunden?|std|spielstunden|heures?|horas?|ore|godz\w*|hodin\w*|hod)$/],
];

/** The unit that a header names, in any language of the mapper. */
export function unitInHeader(header: string): TimeUnit | null {
  const words = wordsOf(header);
  return WORDS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}
