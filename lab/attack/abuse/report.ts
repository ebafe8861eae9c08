import { QUICK_MS } from "./run.ts";
import type { Figures, Scenario } from "./scenario.ts";

export type Row = { scenario: Scenario; figures: Figures; faults: string[] };

/** The text of `lab/results/abuse.md`: a row for each scenario. */
export function abuseReport(rows: Row[], date: string): string {
  return `# Abuse

Written by \`npm run attack -- --abuse\` on ${date}. One client attacks as fast as it can, while an innocent client with another address uses the product.
The app has its default limits, and each scenario a new database (of its own PostgreSQL where the attack goes to the database itself). "Alone" and "during" are medians of the innocent client's visits, with the slowest in
brackets. A scenario passes if no visit fails, all limits hold, and the ratio is at most 2. Below ${QUICK_MS} ms the ratio is ignored, as the attacker and
the app share one small machine.

| scenario | alone | during | ratio | failed visits | responses to the attacker | upstream calls | passed |
|---|---|---|---|---|---|---|---|
${rows.map(line).join("\n")}
`;
}

export function line({ scenario, figures, faults }: Row): string {
  const { alone, during, ratio, failed, answers, upstream, seconds } = figures;
  const time = ({ median, slowest }: Figures["alone"]) =>
    `${median.toFixed(0)} ms (${slowest.toFixed(0)} ms)`;
  const statuses = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  const calls = Object.entries(upstream).map(([service, count]) => `${service} ${count}`);
  return `| ${scenario.title} | ${time(alone)} | ${time(during)} | ${ratio.toFixed(2)} | ${failed} | ${statuses.join(", ")} in ${seconds.toFixed(0)} s | ${calls.join(", ") || "none"} | ${faults.length === 0 ? "yes" : `no: ${faults.join("; ")}`} |`;
}
