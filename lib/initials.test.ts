import { expect, it } from "vitest";
import { accountName, initialsOf } from "./initials";

it("takes the initials from the username, and from the e-mail without one", () => {
  const email = "mail@example.com";
  expect(initialsOf(accountName({ username: "player_one", email }))).toBe("PL");
  expect(initialsOf(accountName({ username: null, email }))).toBe("MA");
});
