import { randomInt } from "node:crypto";
import { flood } from "./run.ts";
import type { Scenario } from "./scenario.ts";

const CONNECTIONS = 12;

const year = () => randomInt(1970, 2027);
/** Every address that reads a whole shelf, with values that no cache has answered. */
const READS: (() => string)[] = [
  () => `/user/demo/games/developer/${randomInt(1, 1_000_000_000)}`,
  () => `/user/demo/games/genre/${randomInt(1, 10_000)}/completed/${year()}`,
  () => `/user/demo/games/played/${year()}-0${randomInt(1, 10)}`,
  () => `/user/demo/${year()}`,
  () => `/og/year/${year()}_demo.jpg`,
  () => `/api/users/demo/games?filter=developer/${randomInt(1, 1_000_000_000)}`,
];

const VISITS = 24;
let bars: string[] = [];
let withoutRetryAfter = 0;

/** Reads a user's whole shelf again and again, by addresses of which there are a billion. */
export const shelves: Scenario = {
  name: "shelves",
  title:
    "pages that read a whole shelf, by uncached values; innocent client: what the bars of statistics link to",
  async prepare({ innocent }) {
    const html = await (await innocent("/user/demo/stats")).text();
    bars = [...new Set(html.match(/\/user\/demo\/games\/[a-z]+\/[\d.-]+(?=")/g))];
    if (bars.length < VISITS) throw new Error(`The statistics have only ${bars.length} links.`);
  },
  attack: (target, signal, count) =>
    flood(CONNECTIONS, signal, count, async (n) => {
      const response = await target.attacker(READS[n % READS.length]?.() ?? "/user/demo/stats");
      if (response.status === 429 && !response.headers.has("retry-after")) withoutRetryAfter += 1;
      return response;
    }),
  visit: (target, n) => target.innocent(bars[n] ?? ""),
  async faults(_target, { answers }) {
    const faults = withoutRetryAfter > 0 ? [`${withoutRetryAfter} refusals had no Retry-After`] : [];
    if (!answers.has(429)) faults.push("the attacker never got a 429");
    return faults;
  },
};
