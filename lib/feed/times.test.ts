import { expect, test } from "vitest";
import { dayInText, daysUntil, dayTitle, timeOfDay } from "./times";

const now = new Date(2026, 10, 25, 14, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 25, 0, 1), "Today", "14 h"],
  [at(2026, 10, 25, 14, 29), "Today", "1 min"],
  [at(2026, 10, 25, 14, 31), "Today", "just now"],
  [at(2026, 10, 24, 23, 59), "Yesterday", "23:59"],
  [at(2026, 10, 19, 9, 5), "Thursday", "09:05"],
  [at(2026, 10, 18, 9, 5), "18 November", "09:05"],
  [at(2025, 10, 25, 9, 5), "25 November 2025", "09:05"],
])("%s is %s, %s", (time, title, clock) => {
  expect([dayTitle(time, now), timeOfDay(time, now)]).toEqual([title, clock]);
});

test("has no time for a day alone", () => {
  expect(timeOfDay("2026-11-20T00:00:00+00:00", now)).toBeNull();
});

test("writes days in the middle of a line", () => {
  expect(dayInText(at(2026, 10, 24, 1, 0), now)).toBe("yesterday");
  expect(dayInText(at(2026, 10, 22, 1, 0), now)).toBe("Sunday");
});

test.each([
  ["2026-11-25", "today"],
  ["2026-11-26", "tomorrow"],
  ["2026-12-19", "in 24 days"],
])("%s is %s", (day, text) => {
  expect(daysUntil(day, now)).toBe(text);
});
