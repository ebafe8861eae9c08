import { gzipSync } from "node:zlib";

/** Bytes of a page's HTML, including the framework's payload. */
export type PageWeight = { raw: number; gzipped: number };

export const MAX_PAGE_WEIGHT: PageWeight = { raw: 110_000, gzipped: 20_000 };

/** @throws {Error} if the status of the page is not 2xx */
export async function pageWeight(url: string, cookie = ""): Promise<PageWeight> {
  const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  return { raw: html.length, gzipped: gzipSync(html).length };
}
