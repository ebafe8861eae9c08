import { UserError } from "../lib/user-error.ts";
import { median } from "./median.ts";

const FAULTS = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
const ROUNDS = 5;
const REQUESTS_PER_ROUND = 100;
const UNSEEN_PER_FAULT = 8;

/** How pages answer while IGDB is in trouble. */
export interface UpstreamDown {
  /** Time of a page that was seen before, against the same page's while IGDB is well. */
  seen: number;
  /** Seconds until the slowest of the pages that were not. */
  unseenSeconds: number;
  unseenPages: number;
  /** Of those, the ones with another status than 5xx, or that a cache may keep. What they say: e2e/catalogue-away.alone.spec.ts. */
  wrongAnswers: number;
}

type Site = { site: string; seenUrl: string; unseenUrls: string[] };

/**
 * Puts IGDB in each kind of trouble, and asks for pages that were seen before and for others that were not.
 * @throws {UserError} when a page that was seen before is not answered
 */
export async function askWhileIgdbIsAway({ site, seenUrl, unseenUrls }: Site): Promise<UpstreamDown> {
  const setFault = (mode: string) =>
    fetch(`${site}/_sandbox/faults`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ service: "igdb", mode }),
    });
  const ratios: number[] = [];
  const unseen: { seconds: number; isRight: boolean }[] = [];
  try {
    await medianMs(seenUrl);
    for (let round = 0; round < ROUNDS; round++) {
      await setFault("ok");
      const well = await medianMs(seenUrl);
      await setFault(FAULTS[round % FAULTS.length] ?? "down");
      ratios.push((await medianMs(seenUrl)) / well);
    }
    for (const [place, fault] of FAULTS.entries()) {
      await setFault(fault);
      for (const url of unseenUrls.slice(place * UNSEEN_PER_FAULT, (place + 1) * UNSEEN_PER_FAULT)) {
        unseen.push(await askUnseen(url));
      }
    }
  } finally {
    await setFault("ok");
  }
  return {
    seen: median(ratios),
    unseenSeconds: Math.max(...unseen.map(({ seconds }) => seconds)),
    unseenPages: unseen.length,
    wrongAnswers: unseen.filter(({ isRight }) => !isRight).length,
  };
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
