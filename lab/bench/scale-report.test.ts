import { expect, test } from "vitest";
import type { CatalogueFigures } from "./catalogue-figures.ts";
import { type Scale, scaleProblems, scaleReport } from "./scale-report.ts";

const visit = (name: string, bytes: number, failed = 0) => ({ name, pages: 10, seconds: 1, failed, bytes });
const times = (p95: number) => ({ p50: 1, p95, max: 20 });
const catalogue = (games: number, searchMs: number): CatalogueFigures => ({
  games,
  bytes: 400 * 1024 * 1024,
  search: { queries: 500, cold: times(searchMs), warm: times(searchMs), slowest: [] },
  plans: [{ what: "searches", scans: ["Index Scan using games_pkey on games", "Seq Scan on genres"] }],
  lists: { lists: times(15), counts: times(60), refreshMs: 1 },
  calendarMs: 1,
  steamMatch: { apps: 5000, matched: 4900, seconds: 10 },
});
const WITHIN_LIMITS: Scale = {
  games: 1000,
  sample: { "a list": { ms: 10, failed: 0 } },
  large: { "a list": { ms: 15, failed: 0 } },
  visits: [visit("first visit", 100), visit("second visit", 110)],
  catalogues: [catalogue(100, 5), catalogue(1000, 10)],
  sync: { games: 1000, fullS: 300, changedGames: 1000, changedS: 10 },
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
  ["a slow search", { catalogues: [catalogue(100, 6), catalogue(1000, 11)] }, /^a search, p95: 11\.0 ms/],
  [
    "a search that grows with the catalogue",
    { catalogues: [catalogue(100, 4), catalogue(1000, 10)] },
    /^… against a tenth of the games: 2\.5 ×/,
  ],
  [
    "a long full load",
    { sync: { games: 1000, fullS: 301, changedGames: 1000, changedS: 10 } },
    /^a full load.*: 301\.0 s/,
  ],
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
