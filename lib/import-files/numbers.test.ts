import { expect, test } from "vitest";
import { parseHours } from "./durations.ts";
import { decimalMark, toId, toNumber } from "./numbers.ts";
import { toRating } from "./ratings.ts";

test.each([
  [["8,5", "1,234"], ",", ","],
  [["8.5", "1.234"], ",", "."],
  [["1,234.5"], ",", "."],
  [["1.234,5"], ",", ","],
  [["1,234"], ",", "."],
  [["1,234"], ";", ","],
  [["7", "8"], ";", ","],
])("%j in a file with %s: the decimal mark is %s", (values, delimiter, mark) => {
  expect(decimalMark(values, delimiter)).toBe(mark);
});

test("reads numbers with either mark, and nothing else", () => {
  expect(
    ["1,234.5", "1'234", "-2", "", "8a", "NaN", "Infinity", "1e9"].map((text) => toNumber(text)),
  ).toEqual([1234.5, 1234, -2, null, null, null, null, null]);
  expect(["1.234,5", "8,5"].map((text) => toNumber(text, ","))).toEqual([1234.5, 8.5]);
  expect(["1942", "72.0", "0", "-1", "9999999999", "1e3", ""].map(toId)).toEqual([
    1942,
    72,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("brings ratings to halves of ten; 0 is no rating", () => {
  expect(
    ["4.5", "0", "6", "-1", "", "★★★½", "7/10", "85%", "3 / 4"].map((text) => toRating(text, 5)),
  ).toEqual([9, null, null, null, null, 7, 7, 8.5, 7.5]);
  expect(toRating("87", 100)).toBe(8.5);
});

test.each([
  ["3h 00min", 3],
  ["12h:34m:56s", 12.6],
  ["8:35:30", 8.6],
  ["46:30", 46.5],
  ["45min", 0.8],
  ["2.5 hours", 2.5],
  ["90", 1.5],
  ["0", null],
  ["", null],
  ["--", null],
  ["long", null],
])("%j in minutes is %s hours", (text, hours) => {
  expect(parseHours(text, "minutes")).toBe(hours);
});
