import type { Route } from "../../scripts/lib/routes.ts";
import type { Outcome } from "./run.ts";

/** A route with a full run without a fault. */
export type PassedRoute = { outcome: Outcome; memoryMb: number; seed: number };

const ROW = /^\| `([^`]+)` \|/;
const NOT_YET = "not yet";

/**
 * The text of `lab/results/attack.md`: a row for each route, of its last full run.
 * @param before the current text, or ""
 */
export function attackReport(before: string, routes: Route[], passed: PassedRoute[], date: string): string {
  const rows = new Map<string, string>();
  for (const line of before.split("\n")) {
    const path = ROW.exec(line)?.[1];
    if (path) rows.set(path, line);
  }
  for (const one of passed) rows.set(one.outcome.route.path, row(one, date));
  const lines = routes.map(({ path }) => rows.get(path) ?? `| \`${path}\` | ${NOT_YET} | | | | | |`);
  return `# What generated inputs found

Written by \`npm run attack\`, which stops at the first fault. Each row is the route's last full run without a fault; [security](../../docs/security.md) defines
faults. The seed is the first connection's; each further connection adds 1.

| route | inputs | answers | slowest | memory of the app afterwards | seed | date |
|---|---|---|---|---|---|---|
${lines.join("\n")}
`;
}

function row({ outcome, memoryMb, seed }: PassedRoute, date: string): string {
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
