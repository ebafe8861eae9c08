import { describe, expect, it } from "vitest";
import { categoryBadge, categoryLabel } from "./category";
import { formatPlayTime, formatReleaseDate } from "./format";

describe("formatPlayTime", () => {
  it.each([
    [null, "–"],
    [0, "–"],
    [-5, "–"],
    [20, "0h 1m"],
    [3600, "1h 0m"],
    [5400, "1h 30m"],
    [7199, "2h 0m"],
    [360_000, "100h 0m"],
  ])("of %s seconds is %s", (seconds, text) => {
    expect(formatPlayTime(seconds)).toBe(text);
  });
});

describe("other formats", () => {
  it("formats a date the same in any time zone", () => {
    expect([formatReleaseDate("2015-05-19"), formatReleaseDate(null)]).toEqual(["May 19, 2015", "TBD"]);
  });

  it("has badges for remakes, remasters and DLCs only", () => {
    expect([0, 1, 2, 8, 9, 14, 99].map(categoryBadge)).toEqual([
      null,
      "DLC",
      null,
      "Remake",
      "Remaster",
      null,
      null,
    ]);
    expect(categoryLabel(99)).toBeNull();
  });
});
