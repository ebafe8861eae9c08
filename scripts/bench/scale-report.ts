import type { Speed } from "./catalogue-speed.ts";
import { machine } from "./machine.ts";

/** One walk through all the pages. */
export interface Visit {
  name: string;
  pages: number;
  seconds: number;
  failed: number;
  /** Of the app, once it has collected its garbage. */
  bytes: number;
}

/** What one run found: the same with the sample catalogue and with a large one, and visits with the large one. */
export interface Scale {
  games: number;
  sample: Speed;
  large: Speed;
  visits: Visit[];
}

const count = (value: number) => value.toLocaleString("en-US");

/** What a large catalogue may cost, and what the second visit may add to the memory. */
const MAX_RATIO = 1.5;
const MAX_GROWTH = 1.1;

const speedsOf = ({ sample, large }: Scale) =>
  Object.entries(sample).map(([what, few]) => {
    const many = large[what] ?? { ms: Number.NaN, dropped: 0 };
    return { what, few: few.ms, many: many.ms, ratio: many.ms / few.ms, dropped: few.dropped + many.dropped };
  });

/** What speaks against the product; nothing where all is well. */
export function scaleProblems(scale: Scale): string[] {
  const [first, second] = scale.visits.map(({ bytes }) => bytes);
  const growth = (second ?? Number.NaN) / (first ?? Number.NaN);
  return [
    ...speedsOf(scale)
      .filter(({ dropped }) => dropped > 0)
      .map(({ what, dropped }) => `${what}: ${dropped} requests were not answered.`),
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

/** The page that is kept in `docs/scale.md`. */
export function scaleReport(scale: Scale): string {
  const { games, visits } = scale;
  const speeds = speedsOf(scale).map(
    ({ what, few, many, ratio, dropped }) =>
      `| ${what} | ${few.toFixed(0)} ms | ${many.toFixed(0)} ms | ${ratio.toFixed(2)} | ${dropped} |`,
  );
  const walks = visits.map(
    ({ name, pages, seconds, failed, bytes }) =>
      `| ${name}, ${count(pages)} pages | ${seconds.toFixed(0)} s | ${failed} | ${(bytes / 1024 / 1024).toFixed(0)} MB |`,
  );
  return `# A large catalogue and many pages

Written by \`npm run bench:scale\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

| | with the sample catalogue | with ${count(games)} games | ratio | not answered |
|---|---|---|---|---|
${speeds.join("\n")}

| visit of different game pages | time | failed | memory of the app afterwards |
|---|---|---|---|
${walks.join("\n")}

- **Speed**: medians, one request after the other with a pause, so that nothing waits for IGDB's limit: 4 lists, 10 searches and 10 game pages that
  nobody saw before, then 50 visits each of the browse page and of one game page. What was not answered with a 2xx is in no median.
- **Visits**: with the ${count(games)} games, 100 pages at a time; the second visit finds in memory or on disk what the first one made. The memory is
  what the process holds after its garbage was collected.
`;
}
