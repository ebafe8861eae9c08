import autocannon from "autocannon";
import { median } from "./percentiles.ts";

const CONNECTIONS = 16;
/** V8 optimizes code over tens of thousands of requests. */
const WARM_UP_S = 15;
const ROUND_S = 4;

async function requestsPerSecond(name: string, url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
  return requests.average;
}

/**
 * Compares the requests per second of a URL with each of the others. URLs are measured in alternating order
 * (A B C, C B A), so that drift of the machine's speed affects all alike.
 * @returns for each of the others, the median of the rounds' ratios
 * @throws {Error} for any response that is not 2xx
 */
export async function compareThroughput(
  own: string,
  others: Record<string, string>,
  rounds: number,
): Promise<Record<string, number>> {
  const subjects = Object.entries({ own, ...others });
  for (const [name, subject] of subjects) await requestsPerSecond(name, subject, WARM_UP_S);
  const ratios = Object.fromEntries(Object.keys(others).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const figures: Record<string, number> = {};
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const [name, subject] of order) figures[name] = await requestsPerSecond(name, subject, ROUND_S);
    for (const [name, all] of Object.entries(ratios)) all.push((figures.own ?? 0) / (figures[name] ?? 1));
  }
  return Object.fromEntries(Object.entries(ratios).map(([name, all]) => [name, median(all)]));
}
