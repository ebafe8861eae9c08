import { expect, test } from "vitest";
import { usernameLead } from "./username-lead";

test("shows first that another user has taken the name meanwhile", () => {
  expect(usernameLead("ada")).toMatch(
    /^This username is already taken: another user chose ada before your e-mail was confirmed/,
  );
  expect(usernameLead(null)).not.toContain("taken");
});
