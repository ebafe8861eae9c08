import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "./format-count";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
  [-1234, "-1,234"],
  [1234.5, "1,234.5"],
])("%d is %s", (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test("counts read as the browser would write them in English", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatCount(value)).toBe(value.toLocaleString("en-US"));
    }),
  );
});
