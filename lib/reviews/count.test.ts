import { expect, test } from "vitest";
import { formatReviewCount } from "./count";

test.each([
  [1, "1"],
  [100, "100"],
  [101, "100+"],
])("%d reviews are %s", (total, text) => {
  expect(formatReviewCount(total)).toBe(text);
});
