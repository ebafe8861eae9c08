import type { DateOrder } from "./entry.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day, month or year as `2024-01-05`, `2024-01` or `2024`. Without an `order`, `3/4/2024` is no date. */
export function parseDate(text: string, order: DateOrder | null = null): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 60) return null;
  return yearFirst(trimmed) ?? yearLast(trimmed, order) ?? withMonthName(trimmed);
}

/** A time in UTC as `2024-01-05T12:00:00Z`, otherwise a day. */
export function parseTime(text: string, order: DateOrder | null = null): string | null {
  const day = parseDate(text, order);
  if (!day || day.length < 10) return day;
  const time = /^\d{4}-\d\d-\d\d[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
    text.trim(),
  );
  if (!time) return day;
  const fraction = time[2] ? `.${time[2].slice(0, 3)}` : "";
  const at = new Date(`${day}T${time[1]}${fraction}${time[3] ?? "Z"}`);
  return Number.isNaN(at.getTime()) ? day : at.toISOString().replace(".000Z", "Z");
}

/** As exported, with all its digits, if it is a time that the database reads. */
export function exactTime(time: string | null | undefined): string | null {
  const [, day] =
    /^((?:19|20|21)\d\d-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/.exec(
      time ?? "",
    ) ?? [];
  return time && day && parseDate(day) === day && !Number.isNaN(Date.parse(time)) ? time : null;
}

/** In which order a column has day and month: "ask" if both fit, null if it has no such dates. */
export function dateOrderOf(values: Iterable<string>): DateOrder | "ask" | null {
  let found: "ask" | null = null;
  for (const value of values) {
    const parts = YEAR_LAST.exec(value.trim());
    if (!parts) continue;
    const [, first, mark, second] = parts;
    if (Number(first) > 12) return "dmy";
    if (Number(second) > 12) return "mdy";
    if (mark === ".") return "dmy";
    found = "ask";
  }
  return found;
}

export function yearOf(text: string): number | null {
  const year = parseDate(text)?.slice(0, 4) ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  return year ? Number(year) : null;
}

/** Month `00` and day `00` mean "unknown". */
function yearFirst(text: string): string | null {
  const parts = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/.exec(text);
  return parts ? joined(Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)) : null;
}

const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d\d)\b/;

function yearLast(text: string, order: DateOrder | null): string | null {
  const parts = YEAR_LAST.exec(text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const own = parts[2] === "." || first > 12 ? "dmy" : second > 12 ? "mdy" : order;
  if (!own) return null;
  return own === "dmy"
    ? joined(fullYear(parts[4]), second, first)
    : joined(fullYear(parts[4]), first, second);
}

/** Two digits: the years up to 2049. */
function fullYear(digits = ""): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** `Jun 25, 2020`, `25 June 2020`, `May 2015`. */
function withMonthName(text: string): string | null {
  const parts =
    /^(?:([a-z]{3,9})\.? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?|(\d{1,2})\.? ([a-z]{3,9})\.?,? )(\d{4})\b/i.exec(
      text,
    );
  if (!parts) return null;
  const month = MONTHS.indexOf((parts[1] ?? parts[4] ?? "").slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? null : joined(Number(parts[5]), month, Number(parts[2] ?? parts[3] ?? 0));
}

function joined(year: number, month: number, day: number): string | null {
  if (year < 1950 || year > 2100 || month > 12) return null;
  const [yyyy, mm, dd] = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  if (month === 0) return yyyy;
  if (day === 0) return `${yyyy}-${mm}`;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? `${yyyy}-${mm}-${dd}` : null;
}
