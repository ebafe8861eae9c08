import { expect, test } from "vitest";
import { spoilerParts } from "./spoilers";

test.each([
  ["plain", [{ kind: "text", text: "plain" }]],
  ["", []],
  [
    "a ||b|| c",
    [
      { kind: "text", text: "a " },
      { kind: "spoiler", text: "b" },
      { kind: "text", text: " c" },
    ],
  ],
  ["||||", [{ kind: "spoiler", text: null }]],
  ["one || alone", [{ kind: "text", text: "one || alone" }]],
  [
    "||a|| and ||b",
    [
      { kind: "spoiler", text: "a" },
      { kind: "text", text: " and ||b" },
    ],
  ],
  ["|||a||", [{ kind: "spoiler", text: "|a" }]],
  ["||two\n\nlines||", [{ kind: "spoiler", text: "two\n\nlines" }]],
])("reads %j", (text, parts) => {
  expect(spoilerParts(text)).toEqual(parts);
});

test("reads 10,000 marks", () => {
  expect(spoilerParts("||".repeat(10_000))).toHaveLength(5000);
});
