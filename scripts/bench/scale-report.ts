import type { Speed } from "./catalogue-speed.ts";
import { machine } from "./machine.ts";

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
}

const count = (value: number) => value.toLocaleString("en-US");

/** Limits of time with the large catalogue against the sample, and of memory after the second visit against the first. */
const MAX_RATIO = 1.5;
const MAX_GROWTH = 1.1;

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
      .filter(({ ratio }) => ratio > MAX_RATIO)
      .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)} times as long with the large catalogue.`),
    ...scale.visits
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }) => `${name}: ${failed} pages failed.`),
    ...(growth > MAX_GROWTH
      ? [`The second visit left ${growth.toFixed(2)} times the memory of the first.`]
      : []),
  ];
}

/** The text of `docs/scale.md`. */
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
  return `# A large catalogue and many pages

Written by \`npm run bench:scale\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

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
