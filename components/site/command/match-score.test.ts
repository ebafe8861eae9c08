import { expect, it } from "vitest";
import { matchScore } from "./match-score";

it.each([
  ["imp", "Import from Steam"],
  ["from st", "Import from Steam"],
  ["im st", "Import from Steam"],
  ["imst", "Import from Steam"],
  ["nl", "New list"],
  ["improt", "Import from Steam"],
  ["calender", "Calendar"],
  ["setings", "Settings"],
  ["PRÍVACY", "Privacy"],
  ["  log   out ", "Log out"],
])("finds by %j: %s", (typed, label) => {
  expect(matchScore(typed, label)).toBeGreaterThan(0);
});

it.each([
  ["", "Calendar"],
  ["?!", "Calendar"],
  ["zelda", "Delete account"],
  ["pac", "Privacy"],
  ["xnl", "New list"],
  ["ln", "New list"],
  ["cat", "Calendar"],
  ["portal", "Popular games"],
])("does not find by %j: %s", (typed, label) => {
  expect(matchScore(typed, label)).toBe(0);
});

it("prefers the beginning of the label, then of its words, then initials, then typos", () => {
  const scores = ["my lists", "lists", "ml", "lsits"].map((typed) => matchScore(typed, "My Lists"));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
});

it("finds other words of a command below those of its label", () => {
  const byWord = matchScore("dark", "Switch to the dark theme", "night mode");
  const byOther = matchScore("night", "Switch to the dark theme", "night mode");
  expect(byOther).toBeGreaterThan(0);
  expect(matchScore("night", "Night games")).toBeGreaterThan(byOther);
  expect(byWord).toBeGreaterThan(0);
});
