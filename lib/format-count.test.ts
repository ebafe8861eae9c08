import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount, formatCountLocally } from "./format-count";

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

test("formats like Intl in English", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatCount(value)).toBe(value.toLocaleString("en-US"));
    }),
  );
});

test("formats like Intl in the visitor's language", () => {
  const languages = [
    "en",
    "en-US",
    "en-GB",
    "en-CA",
    "en-AU",
    "en-IN",
    "de",
    "fr-CH",
    "cs",
    "hi",
    "ar-EG",
    "ja",
  ];
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...languages), (value, language) => {
      expect(formatCountLocally(value, language)).toBe(value.toLocaleString(language));
    }),
  );
});

test("uses the runtime's locale when the browser names none", () => {
  expect(formatCountLocally(1234, "")).toBe((1234).toLocaleString());
});
