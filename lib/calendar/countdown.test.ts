import { expect, it } from "vitest";
import { countdown, localDay } from "./countdown";

it.each([
  ["2026-11-20", "Today"],
  ["2026-11-21", "Tomorrow"],
  ["2026-12-20", "in 30 days"],
  ["2027-11-20", "in 365 days"],
  ["2026-11-19", "Yesterday"],
  ["2026-11-13", "7 days ago"],
  ["2026-11-12", null],
])("counts to %s: %s", (day, text) => {
  expect(countdown(day, "2026-11-20")).toBe(text);
});

it("uses the day of the clock's own time zone", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
