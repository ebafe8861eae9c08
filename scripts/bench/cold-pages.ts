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

/** The address of the client that requests a page; an app that runs with `TRUST_PROXY` believes it. */
export type ClientOf = (round: number, page: number) => string;
/** All pages of a round by one client, which has seen none of them before. */
export const oneClient: ClientOf = (round) => `198.51.100.${round + 1}`;
/** Each page by a client of its own. */
export const manyClients: ClientOf = (_, page) => `10.20.${page >> 8}.${page & 255}`;

/**
 * Asks for as many pages at once in each round, none of them twice.
 * @param requestsUrl the sandbox's log of upstream calls
 */
export async function askForColdPages(
  pageUrls: string[],
  rounds: number,
  requestsUrl: string,
  clientOf: ClientOf = oneClient,
): Promise<ColdPages> {
  const pages = Math.floor(pageUrls.length / rounds);
  const all: ColdPages[] = [];
  for (let round = 0; round < rounds; round++) {
    const urls = pageUrls.slice(round * pages, (round + 1) * pages);
    all.push(await askAtOnce(urls, requestsUrl, (page) => clientOf(round, page)));
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
async function askAtOnce(
  pageUrls: string[],
  requestsUrl: string,
  clientOf: (page: number) => string,
): Promise<ColdPages> {
  await fetch(requestsUrl, { method: "DELETE" });
  const start = performance.now();
  const answers = await Promise.all(pageUrls.map((url, page) => isWholePage(url, clientOf(page))));
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

async function isWholePage(url: string, client: string): Promise<boolean> {
  const response = await fetch(url, { headers: { "x-forwarded-for": client } });
  return response.ok && (await response.text()).includes("og:title");
}
