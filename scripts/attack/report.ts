import type { Route } from "../lib/routes.ts";
import type { Outcome } from "./run.ts";

/** A route that was attacked in full, without a fault. */
export type Stood = { outcome: Outcome; memoryMb: number; seed: number };

const ROW = /^\| `([^`]+)` \|/;
const NOT_YET = "not yet";

/**
 * The page that is kept in `docs/attack.md`: a row for each route, of the last time that it was attacked in full.
 * @param before the page as it is, or nothing
 */
export function attackReport(before: string, routes: Route[], stood: Stood[], date: string): string {
  const rows = new Map<string, string>();
  for (const line of before.split("\n")) {
    const path = ROW.exec(line)?.[1];
    if (path) rows.set(path, line);
  }
  for (const one of stood) rows.set(one.outcome.route.path, row(one, date));
  const lines = routes.map(({ path }) => rows.get(path) ?? `| \`${path}\` | ${NOT_YET} | | | | | |`);
  return `# What generated inputs found

Written by \`npm run attack\`, which ends at the first fault: a route stands here as it was attacked for the last time in full, without one. What counts as
a fault: [security](security.md). The seed is that of the first
connection; the others count on from it.

| route | inputs | answers | slowest | memory of the app afterwards | seed | date |
|---|---|---|---|---|---|---|
${lines.join("\n")}
`;
}

function row({ outcome, memoryMb, seed }: Stood, date: string): string {
  const { route, inputs, statuses, slowestMs } = outcome;
  const kinds = new Map<string, number>();
  for (const [status, count] of statuses) {
    const kind = `${Math.floor(status / 100)}xx`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  const answers = [...kinds]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${kind} × ${count.toLocaleString("en-US")}`);
  const slowest = `${(slowestMs / 1000).toFixed(1)} s`;
  return `| \`${route.path}\` | ${inputs.toLocaleString("en-US")} | ${answers.join(", ")} | ${slowest} | ${memoryMb} MB | ${seed} | ${date} |`;
}
