import { UserError } from "../../scripts/lib/user-error.ts";
import type { Page } from "./pages.ts";
import { median } from "./percentiles.ts";

const FAULTS = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** Many short rounds, as the worst of thirty pairs counts: a single pause of the machine must not decide it. */
const ROUNDS = 9;
const REQUESTS_PER_ROUND = 34;
const UNCACHED_PER_FAULT = 8;

/** The cached pages with each service's data, by their names in the report. */
const CACHED: Record<string, string[]> = {
  igdb: ["/game/…", "/company/…"],
  steam: ["/game/…/achievements"],
  supabase: ["/user/demo", "/games", "/calendar"],
};

type Cached = { ratio: number; page: string; fault: string };

export interface ServicesUnavailable {
  /** Time of a cached page under a fault, as a ratio to its time without: the worst pair of page and fault. */
  cached: Cached;
  cachedPairs: number;
  /** The slowest uncached page. */
  uncachedSeconds: number;
  uncachedPages: number;
  /** Uncached pages with another status than 5xx, or that are cacheable. e2e/faults/*-unavailable.alone.spec.ts test their texts. */
  wrongAnswers: number;
}

/**
 * Injects each fault into each service, and requests cached and uncached pages.
 * @param uncachedGames URLs of uncached game pages
 * @throws {UserError} if a cached page fails
 */
export async function measureWhileServicesAreDown(
  site: string,
  pages: Page[],
  uncachedGames: string[],
): Promise<ServicesUnavailable> {
  const uncached: Awaited<ReturnType<typeof requestUncached>>[] = [];
  const cached: Cached[] = [];
  for (const [service, names] of Object.entries(CACHED)) {
    const set = (mode: string) => setFault(site, service, mode);
    try {
      for (const { name, path } of pages.filter((page) => names.includes(page.name))) {
        await medianMs(site + path);
        for (const fault of FAULTS) {
          const ratio = await slowdown(
            site + path,
            () => set(fault),
            () => set("ok"),
          );
          cached.push({ ratio, page: name, fault: `${service} ${fault}` });
        }
      }
      for (const [number, fault] of FAULTS.entries()) {
        await set(fault);
        for (let index = number * UNCACHED_PER_FAULT; index < (number + 1) * UNCACHED_PER_FAULT; index++) {
          if (service === "igdb") uncached.push(await requestUncached(uncachedGames[index] ?? ""));
          if (service === "supabase")
            uncached.push(await requestUncached(`${site}/user/unheard_of_${index}`));
        }
      }
    } finally {
      await set("ok");
    }
  }
  return {
    cached: cached.reduce((one, other) => (other.ratio > one.ratio ? other : one)),
    cachedPairs: cached.length,
    uncachedSeconds: Math.max(...uncached.map(({ seconds }) => seconds)),
    uncachedPages: uncached.length,
    wrongAnswers: uncached.filter(({ isCorrect }) => !isCorrect).length,
  };
}

async function setFault(site: string, service: string, mode: string): Promise<void> {
  const response = await fetch(`${site}/_sandbox/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service, mode }),
  });
  if (!response.ok) throw new UserError(`The sandbox cannot set a fault of ${service} (${response.status}).`);
}

/** The ratio of a page's time under a fault to its time just before; the median of the rounds. */
async function slowdown(
  url: string,
  injectFault: () => Promise<void>,
  clearFault: () => Promise<void>,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const healthyMs = await medianMs(url);
    await injectFault();
    ratios.push((await medianMs(url)) / healthyMs);
    await clearFault();
  }
  return median(ratios);
}

async function medianMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS_PER_ROUND; i++) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new UserError(`${url} returned ${response.status}.`);
  }
  return median(times);
}

async function requestUncached(url: string) {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  const seconds = (performance.now() - start) / 1000;
  const isCacheable = !/no-store|no-cache/.test(response.headers.get("cache-control") ?? "");
  return { seconds, isCorrect: response.status >= 500 && !isCacheable };
}
