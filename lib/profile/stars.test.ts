import { expect, it } from "vitest";
import { starsOf } from "./stars";

it.each([
  [0, 0],
  [1.5, 0],
  [2, 1],
  [7.5, 3],
  [9, 4],
  [9.5, 4],
  [10, 5],
])("%s out of 10 are %i stars", (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});
