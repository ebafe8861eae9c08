import { gzipSync } from "node:zlib";

/** The scripts that a browser of today loads with a page: `nomodule` ones are skipped, as browsers do. */
function scriptsOf(html: string): string[] {
  const tags = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g);
  const sources = [...tags].filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, source]) => source ?? "");
  return [...new Set(sources)];
}

/**
 * Bytes of JavaScript, gzipped, that the HTML of a page asks for.
 * @param cookie of a session, for a page that only its owner sees
 * @throws {Error} when the page or one of its scripts does not answer 200
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
