import { expect, test } from "vitest";
import { changesOf, errorsOf, isChanged, toValues } from "./form-values";

const before = toValues({
  username: "demo",
  usernameChangeableAt: null,
  avatarUrl: null,
  bannerUrl: null,
  about: "two\nlines",
  website: "https://example.com",
  steamId: "76561198000000001",
  showImported: false,
  showAdult: false,
  steamSync: false,
  visibility: "public",
  shownSections: [],
  socials: { github: "octo", steam: null, instagram: null, twitter: null, playstation: null, xbox: null },
});

test("finds no change in untouched fields and equal values", () => {
  for (const edits of [{}, { about: "two\nlines" }, { about: " two\nlines\n" }, { website: "example.com" }]) {
    expect(isChanged(before, edits)).toBe(false);
    expect(changesOf(before, edits)).toEqual({});
  }
  expect(isChanged(before, { steam: " " })).toBe(false);
  expect(isChanged(before, { github: "https://github.com/octo" })).toBe(false);
});

test("sends only changed fields, as they are stored", () => {
  expect(changesOf(before, { website: "shelf.example" })).toEqual({ website: "https://shelf.example" });
  expect(changesOf(before, { xbox: "@Major " })).toEqual({ socials: { xbox: "Major" } });
  expect(changesOf(before, { steamId: " demo-player " })).toEqual({ steamId: "demo-player" });
});

test("an emptied field is cleared", () => {
  expect(changesOf(before, { about: " ", website: "", steamId: "", github: "@" })).toEqual({
    about: null,
    website: null,
    steamId: null,
    socials: { github: null },
  });
});

test("what would be refused is a change, and is said by field", () => {
  const edits = { website: "hello", steamId: "7656", xbox: "a/b" };
  expect(isChanged(before, { website: "hello" })).toBe(true);
  expect(Object.keys(errorsOf(before, { ...edits, steamId: "x".repeat(201) }))).toEqual([
    "website",
    "steamId",
    "xbox",
  ]);
  for (const steamId of ["steamcommunity.com/id/ok", "7656119800000000", "two words"])
    expect(errorsOf(before, { github: "ok", steamId })).toEqual({});
});
