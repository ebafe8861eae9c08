import { expect, test } from "vitest";
import { type Scale, scaleProblems, scaleReport } from "./scale-report.ts";

const visit = (name: string, bytes: number, failed = 0) => ({ name, pages: 10, seconds: 1, failed, bytes });
const WITHIN_LIMITS: Scale = {
  games: 1000,
  sample: { "a list": { ms: 10, failed: 0 } },
  large: { "a list": { ms: 15, failed: 0 } },
  visits: [visit("first visit", 100), visit("second visit", 110)],
};

test("returns no problem for figures at their limits", () => {
  expect(scaleProblems(WITHIN_LIMITS)).toEqual([]);
});

test.each<[string, Partial<Scale>, RegExp]>([
  [
    "failed requests with the sample catalogue",
    { sample: { "a list": { ms: 10, failed: 1 } } },
    /^a list: 1 requests failed/,
  ],
  [
    "failed requests with the large catalogue",
    { large: { "a list": { ms: 10, failed: 2 } } },
    /^a list: 2 requests failed/,
  ],
  [
    "slower with the large catalogue",
    { large: { "a list": { ms: 15.2, failed: 0 } } },
    /^a list: 1\.52 times/,
  ],
  ["failed pages", { visits: [visit("first visit", 100, 3)] }, /^first visit: 3 pages/],
  [
    "growing memory",
    { visits: [visit("first visit", 100), visit("second visit", 111)] },
    /1\.11 times the memory/,
  ],
])("returns a problem: %s", (_, change, problem) => {
  expect(scaleProblems({ ...WITHIN_LIMITS, ...change })).toEqual([expect.stringMatching(problem)]);
});

test("reports the failed requests of both catalogues", () => {
  const page = scaleReport({
    ...WITHIN_LIMITS,
    sample: { "a list": { ms: 10, failed: 1 } },
    large: { "a list": { ms: 15, failed: 2 } },
  });
  expect(page).toContain("| a list | 10 ms | 15 ms | 1.50 | 3 |");
});
