interface UpstreamCall {
  service: string;
  status: number;
}

/** What asking for many pages at once cost. */
export interface ColdPages {
  pages: number;
  failed: number;
  upstreamCalls: number;
  upstream429: number;
  seconds: number;
}

/**
 * Asks for game pages that nobody saw before, all at once, and counts what reached IGDB meanwhile.
 * @param requestsUrl the sandbox's log of upstream calls
 */
export async function askForColdPages(pageUrls: string[], requestsUrl: string): Promise<ColdPages> {
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
