import { expect, test } from "vitest";
import { type Scale, scaleProblems, scaleReport } from "./scale-report.ts";

const visit = (name: string, bytes: number, failed = 0) => ({ name, pages: 10, seconds: 1, failed, bytes });
const WELL: Scale = {
  games: 1000,
  sample: { "a list": { ms: 10, dropped: 0 } },
  large: { "a list": { ms: 15, dropped: 0 } },
  visits: [visit("first visit", 100), visit("second visit", 110)],
};

test("what costs as much as it may is no problem", () => {
  expect(scaleProblems(WELL)).toEqual([]);
});

test.each<[string, Partial<Scale>, RegExp]>([
  ["not answered with the sample", { sample: { "a list": { ms: 10, dropped: 1 } } }, /^a list: 1 requests/],
  ["not answered with many games", { large: { "a list": { ms: 10, dropped: 2 } } }, /^a list: 2 requests/],
  ["slower with many games", { large: { "a list": { ms: 15.2, dropped: 0 } } }, /^a list: 1\.52 times/],
  ["failed", { visits: [visit("first visit", 100, 3)] }, /^first visit: 3 pages/],
  ["growing", { visits: [visit("first visit", 100), visit("second visit", 111)] }, /1\.11 times the memory/],
])("what is %s is one", (_, change, problem) => {
  expect(scaleProblems({ ...WELL, ...change })).toEqual([expect.stringMatching(problem)]);
});

test("the page says how many were not answered, of both catalogues", () => {
  const page = scaleReport({
    ...WELL,
    sample: { "a list": { ms: 10, dropped: 1 } },
    large: { "a list": { ms: 15, dropped: 2 } },
  });
  expect(page).toContain("| a list | 10 ms | 15 ms | 1.50 | 3 |");
});
