import { expect, test } from "vitest";
import { stateOf } from "./cell-counts.ts";
import { Result } from "./format.ts";

test.each([
  ["rating", "", "--", "N/A", "0", "0.0", "0/5", "☆☆☆☆☆", "not rated", "NaN", "TBC", "keine"],
  ["time", "", "-", "0", "0 h", "0h 00m", "00:00:00", "None"],
  ["date", "", "0000-00-00", "0000-00-00 00:00:00", "0", "never", "?"],
] as const)("takes a %s without a value as empty (%#)", (kind, ...texts) => {
  expect(texts.map((text) => stateOf(kind, text, false))).toEqual(texts.map(() => "empty"));
});

test.each([
  ["rating", "good", "11 stars", "10/"],
  ["time", "weeks", "half a day", "h"],
  ["date", "some day in May", "2024-13-45", "0 BC"],
] as const)("takes a %s that was not understood as unread (%#)", (kind, ...texts) => {
  expect(texts.map((text) => stateOf(kind, text, false))).toEqual(texts.map(() => "unread"));
});

test("counts the cells of a column, and gives a row those that were not understood", () => {
  const result = new Result();
  const toNumber = (text: string) => Number.parseFloat(text) || null;
  for (const [line, text] of ["8", "", "good", "N/A", "good", "bad", "fine", "awful"].entries()) {
    result.add(line + 2, {
      title: "Hades",
      rating: result.read("rating", "Score", text, toNumber),
      hours: result.read("time", "Hours", "", toNumber),
    });
  }
  expect(result.cells.reports()).toEqual([
    {
      column: "Score",
      kind: "rating",
      understood: 1,
      empty: 2,
      unread: 5,
      outliers: 0,
      examples: ["good", "bad", "fine"],
    },
  ]);
  expect(result.entries.map(({ unread }) => unread)).toEqual([
    undefined,
    undefined,
    "Score: good",
    undefined,
    "Score: good",
    "Score: bad",
    "Score: fine",
    "Score: awful",
  ]);
});
