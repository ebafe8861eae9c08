/** IGDB's `date_formats`: the precision of a date. */
export const DATE_FORMAT = { day: 0, month: 1, year: 2, q1: 3, q2: 4, q3: 5, q4: 6, undated: 7 } as const;

const options = (rest: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: "UTC", ...rest });
const DAY = options({ month: "short", day: "numeric" });
const MONTH = options({ month: "long" });

/** "Sep 23, 1889", "September 1889", "Q3 1889" or "1889". `seconds` is Unix time (UTC), at the end of the period. */
export function formatInexactDate(seconds: number | null, format: number | null): string | null {
  if (seconds === null || format === DATE_FORMAT.undated) return null;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.valueOf())) return null;
  if (format === DATE_FORMAT.month) return MONTH.format(date);
  const year = String(date.getUTCFullYear());
  if (format === DATE_FORMAT.year) return year;
  if (format !== null && format >= DATE_FORMAT.q1 && format <= DATE_FORMAT.q4) {
    return `Q${format - DATE_FORMAT.q1 + 1} ${year}`;
  }
  return DAY.format(date);
}
