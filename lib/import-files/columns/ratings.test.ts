import { expect, test } from "vitest";
import { looksLikeAverage, readRatingColumn } from "./ratings.ts";

const filledWith = (value: string, count: number) => Array<string>(count).fill(value);

test.each([
  ["4/5", 8],
  ["9 / 10", 9],
  ["4.5/5", 9],
  ["4,5/5", 9],
  ["17/20", 8.5],
  ["85 %", 8.5],
  ["85/100", 8.5],
  ["4 out of 5", 8],
  ["4 von 5", 8],
  ["7-8/10", 7.5],
  ["★★★★☆", 8],
  ["★★★★½", 9],
  ["★★★☆☆ (3/5)", 6],
  ["⭐️⭐️⭐️", 6],
  ["★★★★★★★★☆☆", 8],
  ["♥♥♥♡♡", 6],
  ["●●●○○", 6],
  ["4½ stars", 9],
  ["****", 8],
  ["★ 4.5", 9],
  ["4 🌟", 8],
  ["4.5 ★", 9],
  ["3 Sterne", 6],
  ["8/10 (great)", 8],
  ["A+", 10],
  ["A-", 9],
  ["b", 8],
])("reads the scale of %j from the cell", (cell, rating) => {
  expect(readRatingColumn([cell])).toMatchObject({ cells: [rating], scale: null, isCertain: true });
});

test.each([
  "21 hours to the end",
  "Loved it",
  "10/10 would play again",
  "2024-01-03",
  "12:30",
  "great",
  "☆☆☆",
])("takes %j for no rating", (cell) => {
  expect(readRatingColumn([cell])).toMatchObject({ cells: [null], understood: 0, unread: [{ raw: cell }] });
});

test.each([
  [["4.5", "3", "5"], 5, true],
  [["9", "8"], 10, true],
  [["8,5", "7"], 10, true],
  [["85", "90", "70"], 100, true],
  [["15", "18", "12", "16", "11", "13", "17", "14"], 20, true],
  [["3", "4"], 5, false],
  [["4", "★★★☆☆"], 5, true],
  [[...filledWith("4", 200), "9"], 5, true],
  [[...filledWith("8", 200), "95"], 10, true],
  [["9", "8", "11"], 10, false],
])("finds the scale of plain numbers: %j", (cells, scale, isCertain) => {
  expect(readRatingColumn(cells)).toMatchObject({ scale, isCertain });
});

test.each([
  ["Rating (out of 5)", 5],
  ["Score /100", 100],
  ["Rating (1-10)", 10],
  ["Score in %", 100],
  ["Stars", 5],
  ["Sterne", 5],
])("takes the scale from the header %j", (header, scale) => {
  expect(readRatingColumn(["3", "4"], { header })).toMatchObject({ scale, isCertain: true });
});

test("reports the outliers of a column and does not read them", () => {
  const { cells, outliers, unread, understood } = readRatingColumn([
    ...filledWith("8", 200),
    "95",
    "?",
    "good",
  ]);
  expect(outliers).toEqual([{ index: 200, raw: "95" }]);
  expect(unread).toEqual([{ index: 202, raw: "good" }]);
  expect(understood).toBe(200);
  expect(cells.slice(199)).toEqual([8, null, null, null]);
});

test("counts 0 and words for no rating as empty", () => {
  expect(readRatingColumn(["0", "0/10", "☆☆☆☆☆", "N/A", "-", "Unrated", ""])).toMatchObject({
    empty: 7,
    unread: [],
    outliers: [],
  });
});

test("reads numbers by the scale that the user chose", () => {
  expect(readRatingColumn(["3", "4/5", "11"], { scale: 20 }).cells).toEqual([1.5, 8, 5.5]);
});

test("distinguishes a site's average from the user's own ratings", () => {
  expect(looksLikeAverage(["9.8", "9.23", "8.7"], "rating")).toBe(true);
  expect(looksLikeAverage(["93", "92"], "criticsScore")).toBe(true);
  expect(looksLikeAverage(["9.8", "9.23"], "myRating")).toBe(false);
  expect(looksLikeAverage(["4.5", "3", "5"], "Rating")).toBe(false);
});
