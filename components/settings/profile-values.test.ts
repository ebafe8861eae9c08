import { expect, test } from "vitest";
import { type ProfileValues, profileChanges, profileErrors, toProfileValues } from "./profile-values";

const saved: ProfileValues = {
  ...toProfileValues(null),
  about: "two\nlines",
  website: "https://example.com",
  steamId: "76561198000000001",
  github: "octo",
};
const changes = (typed: Partial<ProfileValues>) => profileChanges(saved, { ...saved, ...typed });

test("finds no change in values that are stored alike", () => {
  const typed = {
    about: " two\nlines\n",
    website: "example.com",
    steam: " ",
    github: "https://github.com/octo",
  };
  expect(changes(typed)).toEqual({});
});

test("sends only changed fields, as they are stored, and clears emptied ones", () => {
  expect(changes({ website: "shelf.example" })).toEqual({ website: "https://shelf.example" });
  expect(changes({ xbox: "@Major " })).toEqual({ socials: { xbox: "Major" } });
  expect(changes({ about: " ", steamId: "", github: "@" })).toEqual({
    about: null,
    steamId: null,
    socials: { github: null },
  });
});

test("counts a refused value as a change, and names its field", () => {
  expect(Object.keys(changes({ website: "hello" }))).toEqual(["website"]);
  const refused = { website: "hello", steamId: "x".repeat(201), xbox: "a/b" };
  expect(Object.keys(profileErrors({ ...saved, ...refused }))).toEqual(["website", "steamId", "xbox"]);
  for (const steamId of ["steamcommunity.com/id/ok", "7656119800000000", "two words"])
    expect(profileErrors({ ...saved, steamId })).toEqual({});
});
