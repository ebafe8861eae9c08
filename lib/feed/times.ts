import { monthName } from "@/lib/months";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MS = 86_400_000;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const midnightOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
/** Rounded: a day may have 23 or 25 hours. */
const daysBetween = (earlier: Date, later: Date) =>
  Math.round((midnightOf(later) - midnightOf(earlier)) / DAY_MS);

/** "Today", "Yesterday", "Thursday", "12 November" or "12 November 2025", by the user's clock. */
export function dayTitle(at: string, now: Date): string {
  const time = new Date(at);
  const days = daysBetween(time, now);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return WEEKDAYS[time.getDay()] ?? "";
  const day = `${time.getDate()} ${monthName(time.getMonth() + 1)}`;
  return time.getFullYear() === now.getFullYear() ? day : `${day} ${time.getFullYear()}`;
}

/** "2 h" or "5 min" today, "19:40" on other days; null for a day that was entered without a time. */
export function timeOfDay(at: string, now: Date): string | null {
  const time = new Date(at);
  if (time.getTime() % DAY_MS === 0) return null;
  if (daysBetween(time, now) <= 0) {
    const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
    if (minutes < 1) return "just now";
    return minutes < HOUR_MINUTES ? `${minutes} min` : `${Math.floor(minutes / HOUR_MINUTES)} h`;
  }
  return `${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")}`;
}

/** In the middle of a line: "yesterday", "Sunday", "9 November". */
export function dayInText(at: string, now: Date): string {
  const title = dayTitle(at, now);
  return title === "Today" || title === "Yesterday" ? title.toLowerCase() : title;
}

/** "today", "tomorrow" or "in 24 days". @param day "2026-12-19" */
export function daysUntil(day: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const days = daysBetween(now, new Date(year, month - 1, date));
  return days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
}
