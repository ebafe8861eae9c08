import { expect, test } from "vitest";
import { authPath, safeNextPath } from "./next-path";

test("keeps a path of our own", () => {
  expect(safeNextPath("/game/7/outer-wilds?tab=about#links")).toBe("/game/7/outer-wilds?tab=about#links");
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["another site", "https://evil.example/"],
  ["a protocol-relative address", "//evil.example/x"],
  ["a backslash that browsers read as a slash", "/\\evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a dot segment that leaves two slashes", "/.//evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "games"],
  ["the sign-in page itself", "/auth?next=/auth"],
  ["the confirmation link", "/auth/confirm?token_hash=x"],
])("replaces %s by /", (_, next) => {
  expect(safeNextPath(next)).toBe("/");
});

test("reads back the path of authPath", () => {
  const path = "/games?q=a&dev=7";
  const { searchParams } = new URL(authPath(path), "http://localhost");
  expect(safeNextPath(searchParams.get("next"))).toBe(path);
});
