import { expect, test } from "vitest";
import { formatCount, formatCountLocally, formatCountUpTo, plural } from "./format-count";

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

test.each([
  [0, "0"],
  [10_000, "10,000"],
  [10_001, "10,000+"],
])("%d, counted up to 10,000, is %s", (count, text) => {
  expect(formatCountUpTo(10_000, count)).toBe(text);
});

test("uses the separators of the visitor's language", () => {
  for (const language of ["de", "fr", "en", "en-US", "en-GB", "en-IN", "en-ZA"])
    expect(formatCountLocally(1234567, language)).toBe((1234567).toLocaleString(language));
});

test("uses the runtime's locale when the browser names none", () => {
  expect(formatCountLocally(1234, "")).toBe((1234).toLocaleString());
});

test.each([
  [plural(0, "game"), "0 games"],
  [plural(1, "game"), "1 game"],
  [plural(1234, "game"), "1,234 games"],
  [plural(2, "copy", "copies"), "2 copies"],
])("names a count: %s", (text, expected) => {
  expect(text).toBe(expected);
});
