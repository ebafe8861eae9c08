import fc from "fast-check";
import { expect, test } from "vitest";
import { stripUsername, USERNAME_CHECK_DEBOUNCE_MS, USERNAME_PATTERN } from "./username";

test("strips characters other than letters, digits and underscore", () => {
  expect(stripUsername("  Ada Löve-lace_99! ")).toBe("AdaLvelace_99");
});

test("cuts after 20 characters", () => {
  expect(stripUsername("a".repeat(25))).toHaveLength(20);
});

test("makes a valid name of any text with three valid characters", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const left = stripUsername(typed);
      expect(USERNAME_PATTERN.test(left)).toBe(left.length >= 3);
    }),
  );
});

test("checks a name 500 ms after the last key", () => {
  expect(USERNAME_CHECK_DEBOUNCE_MS).toBe(500);
});
