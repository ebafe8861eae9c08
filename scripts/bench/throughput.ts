import autocannon from "autocannon";
import { median } from "./median.ts";

const CONNECTIONS = 16;
/** V8 goes on improving its code for tens of thousands of requests, and a page of ours runs through more of it. */
const WARM_UP_S = 15;
const ROUND_S = 4;

/** What one round measured: requests per second, and answers that were no 2xx. */
interface Round {
  requestsPerSecond: number;
  failed: number;
}

async function round(url: string, seconds: number): Promise<Round> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  return { requestsPerSecond: result.requests.average, failed: result.non2xx + result.errors };
}

/**
 * Requests per second of each address, measured in turn (A B C A B C …) so that all share the machine's good and bad moments.
 * @returns the median of the rounds for each name
 * @throws {Error} when any answer was no 2xx
 */
export async function compareThroughput(
  urls: Record<string, string>,
  rounds: number,
): Promise<Record<string, number>> {
  const figures = Object.fromEntries(Object.keys(urls).map((name) => [name, [] as number[]]));
  for (const url of Object.values(urls)) await round(url, WARM_UP_S);
  for (let i = 0; i < rounds; i++) {
    for (const [name, url] of Object.entries(urls)) {
      const { requestsPerSecond, failed } = await round(url, ROUND_S);
      if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
      figures[name]?.push(requestsPerSecond);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, median(values)]));
}
