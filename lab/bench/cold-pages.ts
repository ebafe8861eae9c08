import { median } from "./percentiles.ts";

interface UpstreamCall {
  service: string;
  status: number;
}

/** Medians of the rounds; `failed` and `upstream429` are sums, as they must be 0. */
export interface ColdPages {
  pages: number;
  failed: number;
  upstreamCalls: number;
  upstream429: number;
  seconds: number;
}

/** The client address for a request; needs an app with `TRUST_PROXY`. */
type ClientOf = (round: number, page: number) => string;
/** One client requests all pages of a round. */
export const oneClient: ClientOf = (round) => `198.51.100.${round + 1}`;
/** Each page is requested by a different client. */
export const manyClients: ClientOf = (_, page) => `10.20.${page >> 8}.${page & 255}`;

/**
 * Splits the pages into rounds, and requests the pages of each round concurrently.
 * @param requestsUrl the sandbox's log of upstream calls
 */
export async function requestColdPages(
  pageUrls: string[],
  rounds: number,
  requestsUrl: string,
  clientOf: ClientOf = oneClient,
): Promise<ColdPages> {
  const pages = Math.floor(pageUrls.length / rounds);
  const all: ColdPages[] = [];
  for (let round = 0; round < rounds; round++) {
    const urls = pageUrls.slice(round * pages, (round + 1) * pages);
    all.push(await requestAtOnce(urls, requestsUrl, (page) => clientOf(round, page)));
  }
  const medianOf = (name: keyof ColdPages) => median(all.map((figures) => figures[name]));
  const sumOf = (name: keyof ColdPages) => all.reduce((total, figures) => total + figures[name], 0);
  return {
    pages,
    failed: sumOf("failed"),
    upstreamCalls: medianOf("upstreamCalls"),
    upstream429: sumOf("upstream429"),
    seconds: medianOf("seconds"),
  };
}

/** Requests uncached game pages concurrently, and counts the calls to IGDB. */
async function requestAtOnce(
  pageUrls: string[],
  requestsUrl: string,
  clientOf: (page: number) => string,
): Promise<ColdPages> {
  await fetch(requestsUrl, { method: "DELETE" });
  const start = performance.now();
  const results = await Promise.all(pageUrls.map((url, page) => isCompletePage(url, clientOf(page))));
  const seconds = (performance.now() - start) / 1000;
  const calls: UpstreamCall[] = await (await fetch(requestsUrl)).json();
  const igdb = calls.filter((call) => call.service === "igdb");
  return {
    pages: pageUrls.length,
    failed: results.filter((isComplete) => !isComplete).length,
    upstreamCalls: igdb.length,
    upstream429: igdb.filter((call) => call.status === 429).length,
    seconds,
  };
}

async function isCompletePage(url: string, client: string): Promise<boolean> {
  const response = await fetch(url, { headers: { "x-forwarded-for": client } });
  return response.ok && (await response.text()).includes("og:title");
}
