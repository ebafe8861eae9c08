import type { CatalogueFigures } from "./catalogue-figures.ts";
import { isWholeLargeTable, isWholeTable } from "./catalogue-plans.ts";
import type { Speed } from "./catalogue-speed.ts";
import type { SyncFigures } from "./catalogue-sync.ts";
import { machine } from "./machine.ts";
import type { Percentiles } from "./percentiles.ts";

/** One visit of all pages. */
export interface Visit {
  name: string;
  pages: number;
  seconds: number;
  failed: number;
  /** Memory of the app after a garbage collection. */
  bytes: number;
}

/** The figures of one run. The visits are with the large catalogue. */
export interface Scale {
  games: number;
  sample: Speed;
  large: Speed;
  visits: Visit[];
  /** The smaller catalogue first. */
  catalogues: CatalogueFigures[];
  sync: SyncFigures;
}

const count = (value: number) => value.toLocaleString("en-US");

/** Limits of time with the large catalogue against the sample, and of memory after the second visit against the first. */
const MAX_RATIO = 1.5;
/** The budget of a search in the database. */
const MAX_SEARCH_RATIO = 3;
const MAX_GROWTH = 1.1;

type Budget = { what: string; value: (scale: Scale) => number; limit: number; unit: string };

const largest = ({ catalogues }: Scale) => catalogues.at(-1);
const BUDGETS: Budget[] = [
  {
    what: "a search, p95",
    value: (scale) => largest(scale)?.search.warm.p95 ?? Number.NaN,
    limit: 10,
    unit: "ms",
  },
  {
    what: "… against a tenth of the games",
    value: ({ catalogues: [few, many] }) =>
      (many?.search.warm.p95 ?? Number.NaN) / (few?.search.warm.p95 ?? Number.NaN),
    limit: 2,
    unit: "×",
  },
  {
    what: "a list with three filters and any order, p95",
    value: (scale) => largest(scale)?.lists.lists.p95 ?? Number.NaN,
    limit: 15,
    unit: "ms",
  },
  {
    what: "the counts of all filters, p95",
    value: (scale) => largest(scale)?.lists.counts.p95 ?? Number.NaN,
    limit: 60,
    unit: "ms",
  },
  {
    what: "tables and indexes of the catalogue",
    value: (scale) => (largest(scale)?.bytes ?? Number.NaN) / 1024 / 1024,
    limit: 400,
    unit: "MB",
  },
  {
    what: "matching a Steam library of 5,000 games",
    value: (scale) => largest(scale)?.steamMatch.seconds ?? Number.NaN,
    limit: 10,
    unit: "s",
  },
  { what: "a full load, IGDB held at 4 requests/s", value: ({ sync }) => sync.fullS, limit: 300, unit: "s" },
  { what: "1,000 changed games", value: ({ sync }) => sync.changedS, limit: 10, unit: "s" },
];

const speedsOf = ({ sample, large }: Scale) =>
  Object.entries(sample).map(([what, few]) => {
    const many = large[what] ?? { ms: Number.NaN, failed: 0 };
    return { what, few: few.ms, many: many.ms, ratio: many.ms / few.ms, failed: few.failed + many.failed };
  });

/** A line for each exceeded limit. */
export function scaleProblems(scale: Scale): string[] {
  const [first, second] = scale.visits.map(({ bytes }) => bytes);
  const growth = (second ?? Number.NaN) / (first ?? Number.NaN);
  return [
    ...speedsOf(scale)
      .filter(({ failed }) => failed > 0)
      .map(({ what, failed }) => `${what}: ${failed} requests failed.`),
    ...speedsOf(scale)
      .filter(({ what, ratio }) => ratio > (what === "a search, cold" ? MAX_SEARCH_RATIO : MAX_RATIO))
      .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)} times as long with the large catalogue.`),
    ...scale.visits
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }) => `${name}: ${failed} pages failed.`),
    ...BUDGETS.filter(({ value, limit }) => !(value(scale) <= limit)).map(
      ({ what, value, limit, unit }) => `${what}: ${value(scale).toFixed(1)} ${unit} (≤ ${limit} ${unit}).`,
    ),
    ...wholeTables(scale),
    ...(growth > MAX_GROWTH
      ? [`The second visit left ${growth.toFixed(2)} times the memory of the first.`]
      : []),
  ];
}

/** Below, PostgreSQL may rightly read a whole table. */
const PLANS_FROM = 100_000;

function wholeTables(scale: Scale): string[] {
  const { games = 0, plans = [] } = largest(scale) ?? {};
  if (games < PLANS_FROM) return [];
  return plans.flatMap(({ what, scans }) =>
    scans.filter(isWholeLargeTable).map((scan) => `${what}: ${scan}, which reads a whole table.`),
  );
}

const times = ({ p50, p95, max }: Percentiles) =>
  `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${max.toFixed(1)} ms`;

/** The text of `lab/results/scale.md`. */
export function scaleReport(scale: Scale): string {
  const { games, visits } = scale;
  const speeds = speedsOf(scale).map(
    ({ what, few, many, ratio, failed }) =>
      `| ${what} | ${few.toFixed(0)} ms | ${many.toFixed(0)} ms | ${ratio.toFixed(2)} | ${failed} |`,
  );
  const visitRows = visits.map(
    ({ name, pages, seconds, failed, bytes }) =>
      `| ${name}, ${count(pages)} pages | ${seconds.toFixed(0)} s | ${failed} | ${(bytes / 1024 / 1024).toFixed(0)} MB |`,
  );
  const budgets = BUDGETS.map(({ what, value, limit, unit }) => {
    const measured = value(scale);
    return `| ${what} | ${measured.toFixed(1)} ${unit} | ≤ ${limit} ${unit} | ${measured <= limit ? "met" : "**missed**"} |`;
  });
  const details = scale.catalogues.map(
    ({ games: size, search, lists, calendarMs }) =>
      `| ${count(size)} games | ${times(search.cold)} | ${times(search.warm)} | ${times(lists.lists)} | ${times(lists.counts)} | ${calendarMs.toFixed(1)} ms |`,
  );
  const { steamMatch, plans = [] } = largest(scale) ?? {};
  return `# A large catalogue and many pages

Written by \`npm run bench:scale\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

## The catalogue in PostgreSQL

| with ${count(games)} games | measured | budget | |
|---|---|---|---|
${budgets.join("\n")}

| p50 / p95 / slowest | a search, first run | a search | a filtered list | all counts | a calendar month |
|---|---|---|---|---|---|
${details.join("\n")}

- **Searches**: 500 queries of up to 30 characters: names, typed beginnings, words in another order, typos, initials, other names. The first run
  of each is on a new connection, after the tables were filled. 400 lists with three filters in eight orders, a fifth of them on later pages.
- **Steam**: ${steamMatch ? `${count(steamMatch.matched)} of ${count(steamMatch.apps)} apps have a match` : "not measured"}; half of them have an id that IGDB
  does not know, and a tenth of those a misspelt name.
- **Sync**: ${count(scale.sync.games)} games through the sandbox's IGDB, then ${count(scale.sync.changedGames)} changed ones.

How these queries read the tables, from PostgreSQL's \`auto_explain\`; sequential scans, of which only small tables may have some, are bold:

${plans.map(({ what, scans }) => `- **${what}**\n${scans.map((scan) => `  - ${isWholeTable(scan) ? `**${scan}**` : scan}`).join("\n")}`).join("\n")}

## Pages

| | with the sample catalogue | with ${count(games)} games | ratio | failed |
|---|---|---|---|---|
${speeds.join("\n")}

| visit of different game pages | time | failed | memory of the app afterwards |
|---|---|---|---|
${visitRows.join("\n")}

- **Speed**: medians of sequential requests with a pause, so that none waits for IGDB's rate limit: 4 lists, 10 searches and 10 game pages, all
  uncached, then 50 visits each of the browse page and of one game page, both cached. Failed requests are not part of the medians.
- **Visits**: with ${count(games)} games, 100 pages at a time; the second visit reads from the caches in memory and on disk that the first one filled.
  Memory is measured after a garbage collection.
`;
}
