import { median } from "./median.ts";

interface UpstreamCall {
  service: string;
  status: number;
}

/** What asking for many pages at once cost: medians of the rounds, and of what must not be the sum of all. */
export interface ColdPages {
  pages: number;
  failed: number;
  upstreamCalls: number;
  upstream429: number;
  seconds: number;
}

/**
 * Asks for as many pages at once in each round, none of them twice.
 * @param requestsUrl the sandbox's log of upstream calls
 */
export async function askForColdPages(
  pageUrls: string[],
  rounds: number,
  requestsUrl: string,
): Promise<ColdPages> {
  const pages = Math.floor(pageUrls.length / rounds);
  const all: ColdPages[] = [];
  for (let round = 0; round < rounds; round++) {
    all.push(await askAtOnce(pageUrls.slice(round * pages, (round + 1) * pages), requestsUrl));
  }
  const middle = (name: keyof ColdPages) => median(all.map((figures) => figures[name]));
  const sum = (name: keyof ColdPages) => all.reduce((total, figures) => total + figures[name], 0);
  return {
    pages,
    failed: sum("failed"),
    upstreamCalls: middle("upstreamCalls"),
    upstream429: sum("upstream429"),
    seconds: middle("seconds"),
  };
}

/** Asks for game pages that nobody saw before, all at once, and counts what reached IGDB meanwhile. */
async function askAtOnce(pageUrls: string[], requestsUrl: string): Promise<ColdPages> {
  await fetch(requestsUrl, { method: "DELETE" });
  const start = performance.now();
  const answers = await Promise.all(pageUrls.map(isWholePage));
  const seconds = (performance.now() - start) / 1000;
  const calls: UpstreamCall[] = await (await fetch(requestsUrl)).json();
  const igdb = calls.filter((call) => call.service === "igdb");
  return {
    pages: pageUrls.length,
    failed: answers.filter((whole) => !whole).length,
    upstreamCalls: igdb.length,
    upstream429: igdb.filter((call) => call.status === 429).length,
    seconds,
  };
}

async function isWholePage(url: string): Promise<boolean> {
  const response = await fetch(url);
  return response.ok && (await response.text()).includes("og:title");
}
