import { expect, test } from "vitest";
import { splitSpoilers, withoutSpoilers } from "./spoilers";

const text = (part: string) => ({ kind: "text", text: part });
const spoiler = (part: string | null) => ({ kind: "spoiler", text: part });

test.each([
  ["No secret", [text("No secret")]],
  ["He ||dies||.", [text("He "), spoiler("dies"), text(".")]],
  ["He ||||.", [text("He "), spoiler(null), text(".")]],
  ["||a||b||c||", [spoiler("a"), text("b"), spoiler("c")]],
  ["a || b", [text("a || b")]],
  ["||a|| b || c", [spoiler("a"), text(" b || c")]],
  ["", []],
] as const)("splits %j", (given, parts) => {
  expect(splitSpoilers(given)).toEqual(parts);
});

test("leaves spoilers out, also ten thousand of them", () => {
  expect(withoutSpoilers("He ||dies||.")).toBe("He [spoiler].");
  expect(splitSpoilers("||".repeat(10_000))).toHaveLength(100);
  expect(splitSpoilers("a||b||".repeat(101)).at(-1)).toEqual(spoiler("b||a||b||"));
  expect(splitSpoilers("a||b||".repeat(100)).at(-1)).toEqual(spoiler("b"));
});
