import { gzipSync } from "node:zlib";

/** The scripts that current browsers load with a page, which skip `nomodule` scripts. */
function scriptsOf(html: string): string[] {
  const tags = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g);
  const sources = [...tags].filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, source]) => source ?? "");
  return [...new Set(sources)];
}

/**
 * Gzipped bytes of JavaScript that the HTML of a page references.
 * @param cookie of a session, for a page of a signed-in user
 * @throws {Error} if the status of the page or one of its scripts is not 2xx
 */
export async function firstLoadBytes(pageUrl: string, cookie = ""): Promise<number> {
  const html = await textOf(pageUrl, cookie);
  const sizes = await Promise.all(
    scriptsOf(html).map(async (source) => gzipSync(await textOf(new URL(source, pageUrl).href)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function textOf(url: string, cookie = ""): Promise<string> {
  const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.text();
}
