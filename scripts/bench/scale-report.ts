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

/** The page that is kept in `docs/scale.md`. */
export function scaleReport({ games, sample, large, visits }: Scale): string {
  const speeds = Object.entries(sample).map(([what, ms]) => {
    const many = large[what] ?? Number.NaN;
    return `| ${what} | ${ms.toFixed(0)} ms | ${many.toFixed(0)} ms | ${(many / ms).toFixed(2)} |`;
  });
  const walks = visits.map(
    ({ name, pages, seconds, failed, bytes }) =>
      `| ${name}, ${count(pages)} pages | ${seconds.toFixed(0)} s | ${failed} | ${(bytes / 1024 / 1024).toFixed(0)} MB |`,
  );
  return `# A large catalogue and many pages

Written by \`npm run bench:scale\`. All figures are from one run on one machine; only their ratios carry over to another.

${machine()}

| | with the sample catalogue | with ${count(games)} games | ratio |
|---|---|---|---|
${speeds.join("\n")}

| visit of different game pages | time | failed | memory of the app afterwards |
|---|---|---|---|
${walks.join("\n")}

- **Speed**: medians, one request after the other with a pause, so that nothing waits for IGDB's limit: 4 lists, 10 searches and 10 game pages that
  nobody saw before, then 50 visits each of the browse page and of one game page.
- **Visits**: with the ${count(games)} games, 100 pages at a time; the second visit finds in memory or on disk what the first one made. The memory is
  what the process holds after its garbage was collected.
`;
}
