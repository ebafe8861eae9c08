import { describe, expect, it } from "vitest";
import { DATE_FORMAT, formatInexactDate } from "./date-format";

const seconds = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 1000;

describe("formatInexactDate", () => {
  it.each([
    ["1889-09-23", DATE_FORMAT.day, "Sep 23, 1889"],
    ["2026-11-30", DATE_FORMAT.month, "November 2026"],
    ["2026-12-31", DATE_FORMAT.year, "2026"],
    ["2027-03-31", DATE_FORMAT.q1, "Q1 2027"],
    ["2026-12-31", DATE_FORMAT.q4, "Q4 2026"],
    ["2026-12-31", null, "Dec 31, 2026"],
  ])("says %s in format %s as %s", (iso, format, text) => {
    expect(formatInexactDate(seconds(iso), format)).toBe(text);
  });

  it("is null without a date", () => {
    expect(formatInexactDate(null, DATE_FORMAT.day)).toBeNull();
    expect(formatInexactDate(seconds("2026-12-31"), DATE_FORMAT.undated)).toBeNull();
    expect(formatInexactDate(Number.MAX_SAFE_INTEGER, DATE_FORMAT.day)).toBeNull();
  });
});
