import { expect, test } from "vitest";
import { toDescription, toNote, toTitle } from "./text";

test.each([
  ["  My   favourite\tgames\n", "My favourite games"],
  ["👩‍🚀".repeat(20), "👩‍🚀".repeat(20)],
  ["x".repeat(100), "x".repeat(100)],
  ["x".repeat(101), undefined],
  ["   ", undefined],
  ["a\u0007b", undefined],
  ["a\u202eb", undefined],
  ["\u200b", undefined],
  ["a\0b", undefined],
  ["\ud800", undefined],
])("stores the title %j as %j", (typed, stored) => expect(toTitle(typed)).toBe(stored));

test.each([
  ["\r\n one\r\ntwo\tthree \n", "one\ntwo three"],
  [" \n ", null],
  ["x".repeat(2001), undefined],
  ["a\u001bb", undefined],
])("stores the description %j as %j", (typed, stored) => expect(toDescription(typed)).toBe(stored));

test("stores a note of 500 characters, however they are encoded", () => {
  expect(toNote("💣".repeat(500))).toBe("💣".repeat(500));
  expect(toNote("💣".repeat(501))).toBeUndefined();
});
