import { describe, expect, it } from "vitest";
import { achievementTitle, formatPercent, isRare, toShown } from "./achievement";

describe("achievementTitle", () => {
  it.each([
    ["NEW_ACHIEVEMENT_1_3", "Achievement 7"],
    ["NEW_ACHIEVEMENT", "Achievement 7"],
    ["ACH_WIN", "Achievement 7"],
    [" ACH_WIN ", "Achievement 7"],
    ["ACHIEVER", "ACHIEVER"],
    ["ACH.WIN", "ACH.WIN"],
    ["My ACH_WIN", "My ACH_WIN"],
    ["Winner", "Winner"],
  ])("%s is shown as %s", (displayName, title) => {
    expect(achievementTitle({ displayName, apiname: "ANY" }, 7)).toBe(title);
  });

  it("falls back to Steam's own name, which may be a raw one", () => {
    expect(achievementTitle({ displayName: "", apiname: "FIRST_BENCH" }, 1)).toBe("FIRST_BENCH");
    expect(achievementTitle({ displayName: "  ", apiname: "ACH_1" }, 3)).toBe("Achievement 3");
  });
});

it("numbers raw names by their place in the game's own order", () => {
  const achievement = (displayName: string) => ({
    apiname: displayName,
    displayName,
    description: "",
    isHidden: false,
    icon: null,
    icongray: null,
    percent: null,
  });
  const shown = toShown([achievement("First"), achievement("ACH_2"), achievement("NEW_ACHIEVEMENT_9")]);
  expect(shown.map(({ title }) => title)).toEqual(["First", "Achievement 2", "Achievement 3"]);
});

it("shows everything as not earned: the grey icon, or the one in colour where there is no grey one", () => {
  const achievement = { apiname: "a", displayName: "A", description: "", isHidden: false, percent: null };
  const shown = toShown([
    { ...achievement, icon: "color.jpg", icongray: "gray.jpg" },
    { ...achievement, icon: "color.jpg", icongray: null },
  ]);
  expect(shown.map(({ icongray }) => icongray)).toEqual(["gray.jpg", "color.jpg"]);
  expect(shown[0]).not.toHaveProperty("icon");
});

it.each([
  [0, true],
  [10, true],
  [10.1, false],
  [null, false],
])("%s%% of players is rare: %s", (percent, rare) => {
  expect(isRare({ percent })).toBe(rare);
});

it("formats a share with one digit", () => {
  expect([0, 7.44, 100].map(formatPercent)).toEqual(["0.0%", "7.4%", "100.0%"]);
});
