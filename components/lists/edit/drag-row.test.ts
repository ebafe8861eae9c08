import { expect, test } from "vitest";
import { indexAt } from "./drag-row";

/** Middles at 50, 150, 300 and 450. */
const BOXES = [
  { top: 0, height: 100 },
  { top: 100, height: 100 },
  { top: 200, height: 200 },
  { top: 400, height: 100 },
];

test.each([
  [1, 150, 1],
  [1, 299, 1],
  [1, 301, 2],
  [1, 9000, 3],
  [1, 51, 1],
  [1, 49, 0],
  [3, 160, 2],
  [3, 140, 1],
  [3, -500, 0],
  [0, 149, 0],
  [0, 451, 3],
])("row %i with its middle at %i belongs at %i", (from, middle, to) =>
  expect(indexAt(BOXES, from, middle)).toBe(to),
);
