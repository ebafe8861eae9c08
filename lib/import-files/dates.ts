import type { DateOrder } from "./entry.ts";
import { isWeekday, monthOf } from "./month-names.ts";

/** `2024-01-05`, `2024-01` or `2024`. */
type PartialDate = string;

export type ReadDate = {
  date: PartialDate;
  /** The last day of a range. */
  end: PartialDate | null;
  /** In UTC as `2024-01-05T12:00:00Z`, if the cell has a time of day. */
  time: string | null;
};

const LENGTH = 80;

/** Without an `order`, `3/4/2024` is not understood. */
export function readDate(cell: string, order: DateOrder | null = null): ReadDate | null {
  if (cell.length > 2 * LENGTH) return null;
  const text = cell
    .trim()
    .replace(/\s+/g, " ")
    .replaceAll("º", "")
    .normalize("NFKC")
    .replace(/^(\d{8}T\d\d)(\d\d)(\d\d)/, "$1:$2:$3");
  if (text.length > LENGTH || !/\d/.test(text)) return null;
  return readOne(text, order) ?? readRange(text, order);
}

/** A day, month or year as `2024-01-05`, `2024-01` or `2024`. */
export function parseDate(text: string, order: DateOrder | null = null): PartialDate | null {
  return readDate(text, order)?.date ?? null;
}

/** A time in UTC as `2024-01-05T12:00:00Z`, otherwise a day. */
export function parseTime(text: string, order: DateOrder | null = null): string | null {
  const read = readDate(text, order);
  return read?.time ?? read?.date ?? null;
}

/** The exported text with all its digits, if the database can read it as a time. */
export function exactTime(time: string | null | undefined): string | null {
  const [, day] =
    /^((?:19|20|21)\d\d-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/.exec(
      time ?? "",
    ) ?? [];
  return time && day && parseDate(day) === day && !Number.isNaN(Date.parse(time)) ? time : null;
}

const YEAR_LAST = /(?<!\d)(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d\d)(?!\d)/g;

/** The order of day and month in cells: "ask" if both orders fit or both occur, null if there are no such dates. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | "ask" | null {
  const seen = { dmy: false, mdy: false, either: false, dots: false };
  for (const cell of cells) {
    if (cell.length > LENGTH) continue;
    for (const [, first, mark, second] of cell.matchAll(YEAR_LAST)) {
      if (mark === ".") seen.dots = true;
      else if (Number(first) > 12) seen.dmy = true;
      else if (Number(second) > 12) seen.mdy = true;
      else if (first !== second) seen.either = true;
    }
  }
  if (seen.dmy !== seen.mdy) return seen.dmy ? "dmy" : "mdy";
  if (seen.either) return "ask";
  return seen.dmy || seen.dots ? "dmy" : null;
}

export function yearOf(text: string): number | null {
  const year = parseDate(text)?.slice(0, 4) ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  return year ? Number(year) : null;
}

const TIME =
  /(?:T|[ ,]+(?:at |um |à |@ ?)?)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?([ap])\.?m\.?)?(?: ?(?:Z|UTC|GMT|([A-Z]{3,4})\b))?(?: ?([+-]\d\d):?(\d\d)?)?(?: \([^()]*\))?/i;

function readOne(text: string, order: DateOrder | null): ReadDate | null {
  const time = TIME.exec(text);
  const rest = time ? text.replace(time[0], " ").trim() : text;
  const date = numeric(rest, order) ?? withMonthName(rest) ?? vague(rest, order);
  if (date) {
    const isYearFirst = /^\d{4}/.test(rest);
    return { date, end: null, time: time && date.length === 10 ? inUtc(date, isYearFirst, time) : null };
  }
  return time ? null : serial(text);
}

/** Null for a time of day that does not exist or is of an unknown zone. */
function inUtc(
  date: string,
  isYearFirst: boolean,
  [, hour, minute, second, fraction, half, zoneName, zone, zoneMinute]: string[],
) {
  // Programs write the year first and mean UTC; a spreadsheet writes local time.
  if (!zone && (zoneName || !isYearFirst)) return null;
  const hours = (Number(hour) % (half ? 12 : 100)) + (half?.toLowerCase() === "p" ? 12 : 0);
  const clock = `${String(hours).padStart(2, "0")}:${minute}:${second ?? "00"}.${(fraction ?? "0").slice(0, 3)}`;
  const at = new Date(`${date}T${clock}${zone ? `${zone}:${zoneMinute ?? "00"}` : "Z"}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString().replace(".000Z", "Z");
}

function numeric(text: string, order: DateOrder | null): PartialDate | null {
  const plain = text.replace(/ ?[年년月월] ?/g, "-").replace(/-?[日일]?$/, "");
  const yearFirst =
    /^(\d{4})(?:([-/.]) ?(\d{1,2})(?:\2 ?(\d{1,2}))?)?\.?$/.exec(plain) ??
    /^(\d{4})()(\d\d)(\d\d)$/.exec(plain);
  if (yearFirst) return joined(Number(yearFirst[1]), Number(yearFirst[3] ?? 0), Number(yearFirst[4] ?? 0));
  const monthFirst = /^(\d{1,2})[-/.] ?(\d{4})$/.exec(plain);
  if (monthFirst)
    return monthFirst[1] === "0" ? null : joined(Number(monthFirst[2]), Number(monthFirst[1]), 0);
  const [all, first, mark, second, year = ""] = new RegExp(`^(?:${YEAR_LAST.source})$`).exec(plain) ?? [];
  if (!all) return null;
  const [a, b] = [Number(first), Number(second)];
  const own = mark === "." || a > 12 || a === b ? "dmy" : b > 12 ? "mdy" : order;
  if (!own || a === 0 || b === 0) return null;
  return own === "dmy" ? joined(fullYear(year), b, a) : joined(fullYear(year), a, b);
}

/** Two digits: the years up to 2049. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

const FILLERS = /^(?:the|of|on|st|nd|rd|th|er|le|de|del|di|do|den|am|dne|el|il|r|roku|a)$/i;

/** `Jun 25, 2020`, `25 June 2020`, `Wed, 3. März 2024`, `03-Jan-24`, `May 2015`, `Jan-24`. */
function withMonthName(text: string): PartialDate | null {
  if (/[^\p{L}\p{M}\d\s.,'’º°/-]/u.test(text)) return null;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0 || words.length > 6) return null;
  const named = words.filter((word) => monthOf(word) !== null);
  // In French and Spanish, `mar.` is also a weekday.
  const [word, ...others] = named.length > 1 ? named.filter((name) => !isWeekday(name)) : named;
  const isKnown = (name: string) => monthOf(name) !== null || isWeekday(name) || FILLERS.test(name);
  if (!word || others.length > 0 || !words.every(isKnown)) return null;
  const month = monthOf(word) ?? 0;
  const at = text.indexOf(word);
  const before = text.slice(0, at).match(/\d+/g) ?? [];
  const after = text.slice(at).match(/\d+/g) ?? [];
  const numbers = [...before, ...after];
  const [first = "", second] = numbers;
  if (numbers.length > 2) return null;
  if (second === undefined) {
    // `Jan-24` is how spreadsheets write a month; `Jan 24` is a day.
    const isShort = before.length === 0 && first.length === 2 && /[-'’/]\s?\d\d$/.test(text);
    return first.length === 4 || isShort ? joined(fullYear(first), month, 0) : null;
  }
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  if (![2, 4].includes(year.length) || day.length > 2 || Number(day) === 0) return null;
  return joined(fullYear(year), month, Number(day));
}

/** `ca. 2015`, `early 2015`, `Summer 2019`, `Q3 2019`, `2015?`: the month or the year. */
function vague(text: string, order: DateOrder | null): PartialDate | null {
  const [, rest = ""] =
    /^(?:[~≈]|(?:ca?|approx|circa|about|around|early|mid|late|spring|summer|autumn|fall|winter|q[1-4]|h[12])\b\.?)[- ]?(.+)$/i.exec(
      text.replace(/ ?\?$/, ""),
    ) ?? (/^[^?]+\?$/.exec(text) ? ["", text.replace(/ ?\?$/, "")] : []);
  return rest && (numeric(rest, order) ?? withMonthName(rest));
}

/** A day of a spreadsheet (1980 to 2064), or seconds or milliseconds since 1970 (2000 to 2100). */
function serial(text: string): ReadDate | null {
  const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : 0;
  if (days >= 29_221 && days < 60_000) {
    const at = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
    return { date: at.slice(0, 10), end: null, time: null };
  }
  const ms = /^\d{13}$/.test(text) ? Number(text) : /^\d{10}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : 0;
  if (ms < Date.UTC(2000, 0) || ms > Date.UTC(2100, 0)) return null;
  const at = new Date(Math.round(ms)).toISOString();
  return { date: at.slice(0, 10), end: null, time: at.replace(".000Z", "Z") };
}

const BETWEEN = [
  /\s*(?:→|⟶|[-–—]>|\.{2,3}|…)\s*/u,
  /\s+(?:[-–—~]|to|until|till|through|bis|au|à|a|al|até|do|až)\s+/iu,
  /\s*[–—~]\s*/u,
  /-/,
  /\//,
];

/** `Jan 3, 2024 → Feb 10, 2024`, `3-10 Jan 2024`, `Jan 3 - Feb 10, 2024`, `2019-2021`. */
function readRange(text: string, order: DateOrder | null): ReadDate | null {
  if (!/(?:\d.*){4}/.test(text)) return null;
  for (const mark of BETWEEN) {
    const [left = "", right = "", more] = text.split(mark);
    if (!left || !right || more !== undefined) continue;
    const year = /\d{4}(?!.*\d{4})/.exec(right)?.[0] ?? "";
    const starts = [left, left + right.replace(/^\d+/, ""), `${left} ${year}`];
    const ends = [right, left.replace(/\d+$/, right)];
    const first = (texts: string[]) => texts.map((one) => readOne(one, order)).find((one) => one !== null);
    const [start, end] = [first(starts), first(ends)];
    if (start && end && start.date <= end.date) return { date: start.date, end: end.date, time: start.time };
  }
  return null;
}

function joined(year: number, month: number, day: number): PartialDate | null {
  if (year < 1950 || year > 2100 || month > 12) return null;
  const [yyyy, mm, dd] = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  if (month === 0) return yyyy;
  if (day === 0) return `${yyyy}-${mm}`;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? `${yyyy}-${mm}-${dd}` : null;
}
