import { expect, it } from "vitest";
import { accountName, faceBackground, faceColors, initialsOf } from "./initials";

it("takes the initials from the username, and from the e-mail without one", () => {
  const email = "mail@example.com";
  expect(initialsOf(accountName({ username: "player_one", email }))).toBe("PL");
  expect(initialsOf(accountName({ username: null, email }))).toBe("MA");
});

it("gives a name the same colours everywhere, and others to most other names", () => {
  expect(faceColors("Mirabel")).toEqual(faceColors("mirabel"));
  const names = Array.from({ length: 100 }, (_, index) => `player_${index}`);
  expect(new Set(names.map((name) => faceBackground(name))).size).toBe(8);
});
