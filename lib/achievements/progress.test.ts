import { expect, it } from "vitest";
import { countProgress, toProgress } from "./progress";
import { toResult } from "./to-result";

const achievement = (apiname: string, percent: number | null = 40) => ({
  apiname,
  displayName: apiname.toUpperCase(),
  description: `How to get ${apiname}`,
  isHidden: false,
  icon: `https://icons.test/${apiname}.jpg`,
  icongray: `https://icons.test/${apiname}-gray.jpg`,
  percent,
});
const LIST = [achievement("a"), achievement("b", null), achievement("c", 0)];
const EARNED = [
  { apiname: "a", achieved: true, unlocktime: 1_700_000_000 },
  { apiname: "b", achieved: false, unlocktime: 5 },
  { apiname: "gone", achieved: true, unlocktime: 1 },
];

it("joins a game's achievements with what was earned, in the spec's shape", () => {
  const result = toResult(LIST, "known", EARNED);

  expect(result.userAchievements[0]).toEqual({
    apiname: "a",
    name: "a",
    displayName: "A",
    description: "How to get a",
    achieved: 1,
    unlocktime: 1_700_000_000,
    icon: "https://icons.test/a.jpg",
    icongray: "https://icons.test/a-gray.jpg",
  });
  expect(result.userAchievements.map(({ achieved, unlocktime }) => [achieved, unlocktime])).toEqual([
    [1, 1_700_000_000],
    [0, 0],
    [0, 0],
  ]);
  expect(result.globalStats).toEqual([
    { name: "a", percent: 40 },
    { name: "c", percent: 0 },
  ]);
});

it("has no progress without a user", () => {
  const result = toResult(LIST, "no_steam_id");
  expect(result.userAchievements.every(({ achieved }) => achieved === 0)).toBe(true);
  expect(toProgress(result)).toEqual({ state: "no_steam_id" });
});

it("counts what is earned and what remains, and is 100% only when nothing remains", () => {
  const progress = toProgress(toResult(LIST, "known", EARNED));
  if (progress.state !== "known") throw new Error("the progress should be known");
  expect(countProgress(LIST, progress.earned)).toEqual({ earned: 1, remaining: 2, percent: 33 });
  const many = Array.from({ length: 300 }, (_, i) => ({ apiname: String(i) }));
  const all = new Map(many.map(({ apiname }) => [apiname, { isEarned: true, unlocktime: 0, icon: null }]));
  expect(countProgress(many, all).percent).toBe(100);
  all.delete("7");
  expect(countProgress(many, all)).toEqual({ earned: 299, remaining: 1, percent: 99 });
  expect(countProgress([], all)).toEqual({ earned: 0, remaining: 0, percent: 0 });
});
