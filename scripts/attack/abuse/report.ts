import { QUICK_MS } from "./run.ts";
import type { Figures, Scenario } from "./scenario.ts";

export type Row = { scenario: Scenario; figures: Figures; faults: string[] };

/** `docs/abuse.md`: the figures of the innocent client, a row for each scenario. */
export function abuseReport(rows: Row[], date: string): string {
  return `# Abuse

Written by \`npm run attack -- --abuse\` on ${date}. One client attacks as fast as it can while another one with a different address uses the product. The app
runs with its default limits, and each scenario with a database of its own. "Alone" and "during" are medians of the innocent client's visits, the slowest in brackets.
A scenario holds when no visit fails, what it attacks stays within its limits, and the ratio is at most 2. Below ${QUICK_MS} ms no ratio counts: attacker
and app share one small machine.

| scenario | alone | during | ratio | failed visits | answers to the attacker | upstream calls | holds |
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
