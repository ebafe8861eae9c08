import fc from "fast-check";
import { expect, test } from "vitest";
import type { ColumnReading } from "./column.ts";
import { readDateColumn } from "./dates.ts";
import { readDurationColumn } from "./durations.ts";
import { readRatingColumn } from "./ratings.ts";

const PARTS = [
  "3",
  "12",
  "2024",
  "0",
  ".",
  ",",
  "/",
  "-",
  ":",
  " ",
  "h",
  "min",
  "Jan",
  "März",
  "%",
  "★",
  "½",
  "to",
  "~",
  "月",
];
const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 10 }).map((parts) => parts.join("")),
);
const anyCells = fc.array(cell, { maxLength: 8 });

function counted({ empty, understood, unread, outliers }: ColumnReading<unknown>): number {
  return empty + understood + unread.length + outliers.length;
}

test("counts each cell once, and reads no value that the shelf cannot have", () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const dates = readDateColumn(cells);
      const ratings = readRatingColumn(cells);
      const hours = readDurationColumn(cells);
      for (const reading of [dates, ratings, hours]) {
        expect(counted(reading)).toBe(cells.length);
        expect(reading.cells).toHaveLength(cells.length);
      }
      for (const date of dates.cells.flatMap((read) => (read ? [read.date, read.end ?? read.date] : []))) {
        expect(date).toMatch(/^(?:19[5-9]|20|2100)\d*(?:-\d\d){0,2}$/);
      }
      for (const rating of ratings.cells.filter((value) => value !== null)) {
        expect(rating * 2).toSatisfy(Number.isInteger);
        expect(rating).toBeGreaterThan(0);
        expect(rating).toBeLessThanOrEqual(10);
      }
      for (const value of hours.cells.filter((value) => value !== null)) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(100_000);
      }
    }),
    { numRuns: 500 },
  );
});
