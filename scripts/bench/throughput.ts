import autocannon from "autocannon";
import { median } from "./median.ts";

const CONNECTIONS = 16;
/** V8 goes on improving its code for tens of thousands of requests, and a page of ours runs through more of it. */
const WARM_UP_S = 15;
const ROUND_S = 4;

/** An address, or one with the headers to request it with. */
type Subject = string | { url: string; headers: Record<string, string> };

/** Requests per second, measured for `seconds`. */
async function requestsPerSecond(name: string, subject: Subject, seconds: number): Promise<number> {
  const target = typeof subject === "string" ? { url: subject } : subject;
  const { requests, non2xx, errors } = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
  return requests.average;
}

/**
 * How many times as many requests per second an address answers as each of the others.
 *
 * They are measured to and fro (A B C, C B A, …): two that are compared stand near each other, so that a change of the
 * machine's own speed meets both, and none stands always behind the same other one, whose traces it would have to bear.
 * @returns for each of the others the median of the rounds' ratios
 * @throws {Error} when any answer was no 2xx
 */
export async function compareThroughput(
  own: Subject,
  others: Record<string, Subject>,
  rounds: number,
): Promise<Record<string, number>> {
  const subjects = Object.entries({ own, ...others });
  for (const [name, subject] of subjects) await requestsPerSecond(name, subject, WARM_UP_S);
  const ratios = Object.fromEntries(Object.keys(others).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const figures: Record<string, number> = {};
    const inOrder = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const [name, subject] of inOrder) figures[name] = await requestsPerSecond(name, subject, ROUND_S);
    for (const [name, all] of Object.entries(ratios)) all.push((figures.own ?? 0) / (figures[name] ?? 1));
  }
  return Object.fromEntries(Object.entries(ratios).map(([name, all]) => [name, median(all)]));
}
