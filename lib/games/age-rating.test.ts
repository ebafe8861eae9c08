import { expect, test } from "vitest";
import { ageRatingLabel } from "./age-rating";

test("returns the spec's labels for the spec's codes only", () => {
  const labels = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(ageRatingLabel);
  expect(labels).toEqual([null, null, "3+", "E", "E10+", "T", "M", "AO", "RP", null]);
});
