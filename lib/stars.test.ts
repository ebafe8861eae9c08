import { expect, it } from "vitest";
import { starsOf } from "./stars";

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
