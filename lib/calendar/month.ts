import { chunksOf } from "@/lib/chunks";

export type Month = string;

const RANGE_MONTHS = 24;
const MONTHS_A_YEAR = 12;

type CalendarRoute = { kind: "month"; month: Month } | { kind: "undated" };

/**
 * Parses the segments after `/calendar`: `[]` is the month of `today` (an ISO day), `["2026-12"]` a month at most two years
 * away, `["undated"]` what has no day. Null for an unknown route.
 */
export function parseCalendarRoute(segments: readonly string[], today: string): CalendarRoute | null {
  const [first = monthOf(today), ...rest] = segments;
  if (rest.length > 0) return null;
  if (first === "undated") return { kind: "undated" };
  return isInRange(first, today) ? { kind: "month", month: first } : null;
}

export function calendarPath(route: Month | "now" | "undated"): string {
  return route === "now" ? "/calendar" : `/calendar/${route}`;
}

export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / MONTHS_A_YEAR)}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, "0")}`;
}

export function isInRange(month: string, today: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return false;
  const now = monthOf(today);
  return month >= addMonths(now, -RANGE_MONTHS) && month <= addMonths(now, RANGE_MONTHS);
}

/** Unix seconds (UTC) of the month's start. */
function monthStart(month: Month): number {
  return Date.parse(`${month}-01T00:00:00Z`) / 1000;
}

/** The days in weeks from Sunday to Saturday; null for a cell of another month. */
export function monthWeeks(month: Month): (string | null)[][] {
  const first = new Date(monthStart(month) * 1000);
  const length = (monthStart(addMonths(month, 1)) - monthStart(month)) / 86_400;
  const days = [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`),
  ];
  return chunksOf(days, 7).map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}
