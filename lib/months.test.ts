import { expect, test } from "vitest";
import { lastMonths, monthTitle } from "./months";

test("the title of a month is that of its days", () => {
  expect([monthTitle("2027-01"), monthTitle("2026-12-31T23:59:59Z")]).toEqual([
    "January 2027",
    "December 2026",
  ]);
});

test("the last months of a day in January are those of the year before", () => {
  expect(lastMonths("2027-01-15")).toEqual([
    ...["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2026-${month}`),
    "2027-01",
  ]);
});
