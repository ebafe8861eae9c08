import { expect, test } from "vitest";
import { parseReviewsPage, userReviewsPath } from "./path";

test.each([
  [[], 1],
  [["2"], 2],
  [["999"], 999],
  [["1"], null],
  [["1000"], null],
  [["02"], null],
  [["2", "3"], null],
  [["x"], null],
] as const)("reads the page of %j as %j", (segments, page) => {
  expect(parseReviewsPage(segments)).toBe(page);
  if (page) expect(userReviewsPath("ada", page)).toBe(["/user/ada/reviews", ...segments].join("/"));
});
