import { expect, test } from "vitest";
import { countsOf, lossOf } from "./cell-words";
import { storedText } from "./import-words";

const report = (counts: object) => ({
  ...{ column: "Done", kind: "date" as const, understood: 0, empty: 0, unread: 0, outliers: 0, examples: [] },
  ...counts,
});

test.each([
  [
    { understood: 8, empty: 3, unread: 14, examples: ["soon", "TBA?", "May"] },
    "8 read, 3 empty",
    "14 of 22 dates could not be read: “soon”, “TBA?”, “May” and more.",
  ],
  [{ unread: 1, examples: ["soon"] }, "0 read", "1 of 1 date could not be read: “soon”."],
  [
    { kind: "rating", understood: 198, outliers: 2, examples: ["11", "95"] },
    "198 read",
    "2 of 200 ratings are out of range: “11”, “95”.",
  ],
  [
    { kind: "time", understood: 7, unread: 2, outliers: 1, examples: ["a lot", "weeks", "90000"] },
    "7 read",
    "2 of 10 times could not be read, 1 is out of range: “a lot”, “weeks”, “90000”.",
  ],
])("says what of a column is read and what is lost (%#)", (counts, read, lost) => {
  expect([countsOf(report(counts)), lossOf(report(counts))]).toEqual([read, lost]);
});

test.each([
  ["hours", 2.5, "2.5 h"],
  ["rating", 9, "9/10"],
  ["finishedOn", "2021-03-12", "Mar 12, 2021"],
  ["boughtOn", "2021-03", "March 2021"],
  ["addedAt", "2024-01-05T12:00:00Z", "Jan 5, 2024"],
  ["startedOn", "2024-01-03 – 2024-02-10", "Jan 3, 2024 – Feb 10, 2024"],
  ["status", "completed", "Completed"],
  ["title", "Hades", "Hades"],
  ["status", null, null],
] as const)("shows what is stored of a %s as the shelf does (%#)", (field, stored, shown) => {
  expect(storedText(field, stored)).toBe(shown);
});
