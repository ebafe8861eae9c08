import { expect, test } from "vitest";
import type { ImportRow } from "@/lib/imports/schema";
import { originOf } from "./row-list";

const row = (lines: number[], statusWords: string[]): ImportRow => ({
  ...{ row: 1, lines, title: "Hades", year: null, platform: "PC", statusWords, problem: null, game: null },
  ...{ candidates: [], isLikely: false, changes: [] },
});

test("names the statuses of several rows of one game", () => {
  expect(originOf(row([2, 3], ["Completed", "Playing"]))).toBe(
    "PC · 2 rows, from line 2, with the statuses “Completed” and “Playing”",
  );
  expect(originOf(row([2, 3], ["Completed"]))).toBe("PC · 2 rows, from line 2");
  expect(originOf(row([2], ["Completed"]))).toBe("PC · line 2");
});
