import { expect, test } from "vitest";
import { usernameLead } from "./username-lead";

test("who lost the race for a name is told so before anything else", () => {
  expect(usernameLead("ada")).toMatch(
    /^This username is already taken: another user chose ada before your e-mail was confirmed/,
  );
  expect(usernameLead(null)).not.toContain("taken");
});
