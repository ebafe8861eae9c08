import { expect, it } from "vitest";
import { starsOf, stepOf } from "./stars";

it.each([
  [0, 0],
  [1, 0.5],
  [1.5, 0.5],
  [2, 1],
  [7, 3.5],
  [8.5, 4.5],
  [9, 4.5],
  [10, 5],
])("draws %s out of 10 as %s stars", (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});

it.each([
  [0, 1],
  [0.5, 1],
  [1.5, 1],
  [2, 2],
  [7.5, 7],
  [8, 8],
  [8.5, 9],
  [9.5, 9],
  [10, 10],
])("counts %s out of 10 in step %s", (rating, step) => {
  expect(stepOf(rating)).toBe(step);
});
