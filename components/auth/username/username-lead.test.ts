import { expect, test } from "vitest";
import { usernameLead } from "./username-lead";

test("who lost the race for a name is told so before anything else", () => {
  expect(usernameLead("ada")).toMatch(/^This username is already taken: ada went to somebody else/);
  expect(usernameLead(null)).not.toContain("taken");
});
