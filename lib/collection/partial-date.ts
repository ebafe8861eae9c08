import { latestToday } from "./limits";

/** A year, a month or a day: "2024", "2024-05" or "2024-05-17". */
const PARTIAL_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
const FIRST_YEAR = 1950;

/** @returns what is wrong with it, for the user; null for a date that exists and has begun somewhere */
export function partialDateProblem(text: string, now: number): string | null {
  const [, year, month = "01", day = "01"] = PARTIAL_DATE.exec(text) ?? [];
  if (!year) return "A date is a year, a month or a day: 2024, 2024-05 or 2024-05-17.";
  const first = `${year}-${month}-${day}`;
  const time = Date.parse(`${first}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== first) {
    return "There is no such day.";
  }
  if (Number(year) < FIRST_YEAR) return "That is before there were video games.";
  return first > latestToday(now) ? "That is in the future." : null;
}

/** Compares the part that both dates have. */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

const FORMATS: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: "numeric" },
  7: { year: "numeric", month: "long" },
  10: { year: "numeric", month: "short", day: "numeric" },
};

/** "2024", "May 2024" or "May 17, 2024". */
export function formatPartialDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { ...FORMATS[date.length], timeZone: "UTC" }).format(
    Date.parse(date),
  );
}

/** "9 October", with the year if it is not this one. For a month or a year as `formatPartialDate`. */
export function formatDay(date: string, now: number): string {
  if (date.length < 10) return formatPartialDate(date);
  const isThisYear = date.slice(0, 4) === new Date(now).toISOString().slice(0, 4);
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(date));
}
