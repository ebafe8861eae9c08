import fc from "fast-check";
import { expect, test } from "vitest";
import { stripUsername, USERNAME_CHECK_DEBOUNCE_MS, USERNAME_PATTERN } from "./username";

test("characters other than letters, digits and underscore are stripped", () => {
  expect(stripUsername("  Ada Löve-lace_99! ")).toBe("AdaLvelace_99");
});

test("what is typed past 20 characters is cut", () => {
  expect(stripUsername("a".repeat(25))).toHaveLength(20);
});

test("whatever is typed, three characters that are left make a valid name", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const left = stripUsername(typed);
      expect(USERNAME_PATTERN.test(left)).toBe(left.length >= 3);
    }),
  );
});

test("nobody is asked about a name before the typing has rested for 500 ms", () => {
  expect(USERNAME_CHECK_DEBOUNCE_MS).toBe(500);
});
