import { expect, test } from "vitest";
import { SOCIALS, toAbout, toSocial, toWebsite } from "./profile-fields";

test.each([
  ["https://example.com", "https://example.com"],
  ["  http://example.com/a?b=c#d ", "http://example.com/a?b=c#d"],
  ["example.com", "https://example.com"],
  ["example.com:8080/x", "https://example.com:8080/x"],
  ["HTTPS://Example.com", "HTTPS://Example.com"],
  ["https://müller.example", "https://müller.example"],
  [" ", null],
  ["hello", undefined],
  ["javascript:alert(1)", undefined],
  ["javascript://example.com/%0aalert(1)", undefined],
  ["mailto:me@example.com", undefined],
  ["ftp://example.com", undefined],
  ["https://bank.example@evil.example", undefined],
  ["https://exa mple.com", undefined],
  ["https:\\\\example.com", undefined],
  [`https://example.com/${"a".repeat(300)}`, undefined],
  ["https://example.com/\0", undefined],
  ["https://example.com/\u202egpj.exe", undefined],
])("stores the website %j as %j", (typed, kept) => {
  expect(toWebsite(typed)).toBe(kept);
});

test.each([
  ["github", "@octocat", "octocat"],
  ["github", "https://github.com/octocat?tab=repositories", "octocat"],
  ["steam", "steamcommunity.com/id/gabe/", "gabe"],
  ["steam", "https://steamcommunity.com/profiles/76561198000000001", "76561198000000001"],
  ["instagram", "https://www.instagram.com/some.body/", "some.body"],
  ["twitter", "https://x.com/somebody", "somebody"],
  ["xbox", " Major Nelson#123 ", "Major Nelson#123"],
  ["playstation", "", null],
  ["github", "@", null],
  ["github", "https://example.com/octocat", undefined],
  ["xbox", "a\u0007b", undefined],
  ["xbox", "\ud800", undefined],
  ["xbox", "a\u2066b", undefined],
  ["xbox", "x".repeat(65), undefined],
] as const)("the %s name %j is kept as %j", (social, typed, kept) => {
  expect(toSocial(social, typed)).toBe(kept);
});

test("fits six names with the most escaping into the column", () => {
  const names = SOCIALS.map((social) => [social, toSocial(social, '"'.repeat(64))]);
  // Postgres puts a space after each colon and comma.
  const stored = JSON.stringify(Object.fromEntries(names)).replaceAll(/":|",/g, "$& ");
  expect(stored.length).toBeLessThanOrEqual(1000);
});

test('trims the text "about" and counts its characters', () => {
  expect(toAbout(" a\r\nb \n")).toBe("a\nb");
  expect(toAbout("\n ")).toBeNull();
  expect(toAbout("🎮".repeat(1000))).toBe("🎮".repeat(1000));
  expect(toAbout("🎮".repeat(1001))).toBeUndefined();
  expect(toAbout("a\0b\u202e\tc\u200b\n👩‍🚀 שלום\u200f")).toBe("ab c\n👩‍🚀 שלום\u200f");
});
