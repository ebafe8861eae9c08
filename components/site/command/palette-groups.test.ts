import { expect, it } from "vitest";
import type { Command } from "./commands";
import { groupsOf } from "./palette-groups";

const COMMANDS = [
  { group: "Pages", label: "Calendar", icon: "timer", href: "/calendar" },
  { group: "Actions", label: "Switch to the dark theme", icon: "sun-moon", run: () => undefined },
] satisfies Command[];

type Found = Parameters<typeof groupsOf>[2];

function foundOf(names: string[], isSearching = false): Found {
  const games = names.map((name, id) => ({ id, name, path: `/game/${id}` }));
  return { ownItems: [], games: games as Found["games"], lists: [], people: [], isStale: false, isSearching };
}

const labelsOf = (text: string, found: Found) => groupsOf(text, COMMANDS, found).map(({ label }) => label);

it("shows games first whose titles match as well as pages and actions", () => {
  expect(labelsOf("the", foundOf(["The Witcher 3"]))).toEqual(["Games", "Actions"]);
  expect(labelsOf("dark", foundOf(["Dark Souls"]))).toEqual(["Games", "Actions"]);
});

it("shows a page or an action first that begins with the text, or that a title does not match", () => {
  expect(labelsOf("cal", foundOf(["Call of Duty"]))).toEqual(["Pages", "Games"]);
  expect(labelsOf("switch", foundOf(["Nintendo Switch Sports"]))).toEqual(["Actions", "Games"]);
  expect(labelsOf("theme", foundOf(["Portal"]))).toEqual(["Actions", "Games"]);
});

it("shows fewer games above people", () => {
  const found = foundOf(["Mirage", "Mirador", "Miracle", "Mirror", "Miranda"]);
  const people = [{ id: "1", username: "mirabel", avatarUrl: null }];
  const countsOf = (of: Found) =>
    groupsOf("mira", COMMANDS, of).map(({ label, options }) => [label, options.length]);
  expect(countsOf(found)).toEqual([["Games", 6]]);
  expect(countsOf({ ...found, people })).toEqual([
    ["Games", 4],
    ["People", 1],
  ]);
});

it("leaves Enter to games that are still searched for, except where a label begins with the text", () => {
  const optionsOf = (text: string, isSearching: boolean) =>
    groupsOf(text, COMMANDS, foundOf([], isSearching))[0]?.options.map(
      ({ isFallback = false }) => isFallback,
    );
  expect(optionsOf("the", true)).toEqual([true]);
  expect(optionsOf("the", false)).toEqual([false]);
  expect(optionsOf("cal", true)).toEqual([false]);
});
