import { UserError } from "../lib/user-error.ts";
import { median } from "./median.ts";
import type { Page } from "./pages.ts";

const FAULTS = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** Many short ones: what is worst of thirty pairs is otherwise where the machine was slow for a second. */
const ROUNDS = 9;
const REQUESTS_PER_ROUND = 34;
const UNSEEN_PER_FAULT = 8;

/** The pages that each service's data is on, by their names in the report. */
const SEEN: Record<string, string[]> = {
  igdb: ["/games", "/game/…", "/company/…", "/calendar"],
  steam: ["/game/…/achievements"],
  supabase: ["/user/demo"],
};

type Seen = { ratio: number; page: string; trouble: string };

/** How pages answer while a service is in trouble. */
export interface ServicesUnavailable {
  /** Time of a page that was seen before, against the same page's while all is well: the worst page and trouble. */
  seen: Seen;
  /** How many pairs of a page and a trouble that is the worst of. */
  seenPairs: number;
  /** Seconds until the slowest of the pages that were not. */
  unseenSeconds: number;
  unseenPages: number;
  /** Of those, the ones with another status than 5xx, or that a cache may keep. What they say: e2e/faults/*-unavailable.alone.spec.ts. */
  wrongAnswers: number;
}

/**
 * Puts each service in each kind of trouble, and asks for pages that were seen before and for others that were not.
 * @param unseenGames addresses of game pages that nobody asked for
 * @throws {UserError} when a page that was seen before is not answered
 */
export async function measureWhileServicesAreDown(
  site: string,
  pages: Page[],
  unseenGames: string[],
): Promise<ServicesUnavailable> {
  const unseen: Awaited<ReturnType<typeof askUnseen>>[] = [];
  const seen: Seen[] = [];
  for (const [service, names] of Object.entries(SEEN)) {
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
          seen.push({ ratio, page: name, trouble: `${service} ${fault}` });
        }
      }
      for (const [place, fault] of FAULTS.entries()) {
        await set(fault);
        for (let index = place * UNSEEN_PER_FAULT; index < (place + 1) * UNSEEN_PER_FAULT; index++) {
          if (service === "igdb") unseen.push(await askUnseen(unseenGames[index] ?? ""));
          if (service === "supabase") unseen.push(await askUnseen(`${site}/user/unheard_of_${index}`));
        }
      }
    } finally {
      await set("ok");
    }
  }
  return {
    seen: seen.reduce((one, other) => (other.ratio > one.ratio ? other : one)),
    seenPairs: seen.length,
    unseenSeconds: Math.max(...unseen.map(({ seconds }) => seconds)),
    unseenPages: unseen.length,
    wrongAnswers: unseen.filter(({ isRight }) => !isRight).length,
  };
}

async function setFault(site: string, service: string, mode: string): Promise<void> {
  const answer = await fetch(`${site}/_sandbox/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ service, mode }),
  });
  if (!answer.ok) throw new UserError(`The sandbox does not put ${service} in trouble (${answer.status}).`);
}

/** How much longer a page takes in trouble than just before: the median of the rounds. */
async function slowdown(url: string, begin: () => Promise<void>, end: () => Promise<void>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const well = await medianMs(url);
    await begin();
    ratios.push((await medianMs(url)) / well);
    await end();
  }
  return median(ratios);
}

/** Milliseconds until a page is there whole, asked for again and again: the median, so that no pause of the machine's counts. */
async function medianMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS_PER_ROUND; i++) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new UserError(`${url} answered ${response.status}.`);
  }
  return median(times);
}

async function askUnseen(url: string) {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  const seconds = (performance.now() - start) / 1000;
  const mayBeKept = !/no-store|no-cache/.test(response.headers.get("cache-control") ?? "");
  return { seconds, isRight: response.status >= 500 && !mayBeKept };
}
