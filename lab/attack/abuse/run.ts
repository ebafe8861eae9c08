import { setTimeout } from "node:timers/promises";
import { median } from "../../bench/percentiles.ts";
import type { Figures, Scenario, Target } from "./scenario.ts";

const VISITS = 12;
/** Long enough to fill queues and limits. */
const MIN_ATTACK_MS = 12_000;
const HEAD_START_MS = 3000;
const PAUSE_MS = 250;
const MAX_RATIO = 2;
/** Below this median the ratio is ignored: on a small machine, the attacker's own work slows down quick responses. */
export const QUICK_MS = 400;

type Upstream = { service: string }[];

/** Measures the innocent client alone, then during the attack. */
export async function measureAbuse(
  scenario: Scenario,
  target: Target,
): Promise<{ figures: Figures; faults: string[] }> {
  await scenario.prepare?.(target);
  const alone = await visits(scenario, target, 0);
  await fetch(target.requestsUrl, { method: "DELETE" });

  const stop = new AbortController();
  const answers = new Map<number, number>();
  const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
  const start = performance.now();
  const attack = scenario.attack(target, stop.signal, count);
  await setTimeout(HEAD_START_MS);
  const during = await visits(scenario, target, VISITS);
  await setTimeout(Math.max(0, MIN_ATTACK_MS - (performance.now() - start)));
  stop.abort();
  await attack;

  const seconds = (performance.now() - start) / 1000;
  const calls: Upstream = await (await fetch(target.requestsUrl)).json();
  const upstream: Record<string, number> = {};
  for (const { service } of calls) upstream[service] = (upstream[service] ?? 0) + 1;
  const ratio = during.median / alone.median;
  const failed = alone.failed + during.failed;
  const figures = { alone, during, ratio, failed, answers, upstream, seconds };
  const faults = (await scenario.faults?.(target, figures)) ?? [];
  if (failed > 0) faults.push(`${failed} of the innocent client's visits failed`);
  if (ratio > MAX_RATIO && during.median > QUICK_MS)
    faults.push(
      `the innocent client waits ${ratio.toFixed(1)} times as long as alone (at most ${MAX_RATIO})`,
    );
  return { figures, faults };
}

async function visits(scenario: Scenario, target: Target, first: number) {
  const times: number[] = [];
  let failed = 0;
  for (let n = first; n < first + VISITS; n++) {
    const start = performance.now();
    const response = await scenario.visit(target, n);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) failed += 1;
    await setTimeout(PAUSE_MS);
  }
  return { median: median(times), slowest: Math.max(...times), failed };
}

/** Calls `send` on several connections until the signal aborts; a failed connection counts as status 0. */
export async function flood(
  connections: number,
  signal: AbortSignal,
  count: (status: number) => void,
  send: (n: number) => Promise<Response>,
): Promise<void> {
  let n = 0;
  const connection = async () => {
    while (!signal.aborted) {
      try {
        const response = await send(n++);
        await response.arrayBuffer();
        count(response.status);
      } catch {
        count(0);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/** The attacker's failed and 5xx responses, one line for each status. */
export function serverFaults(answers: Figures["answers"]): string[] {
  return [...answers]
    .filter(([status]) => status === 0 || status >= 500)
    .map(([status, times]) => `${times} × ${status} to the attacker`);
}
