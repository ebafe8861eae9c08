import { choicesQuery, parseChoices, segmentOfChoices } from "./choices";

/** What the search fields take, in UTF-16 units; a longer text in an address is cut. */
export const MAX_SEARCH_CHARACTERS = 100;
/** The page cache names files by segments, and a file name has at most 255 bytes. */
const SEGMENT = /.{1,200}/g;
export const BROWSE_PATH = /^\/games(?:\/[\w-]+)*$/;

/**
 * Makes the query of a browse page safe for the rewrites of next.config.ts, which insert values into the path as they are:
 * a search text becomes hexadecimal segments, an id that cannot be one `unknown`, filters and order one segment. Other
 * parameters are dropped.
 */
export function browseQuery(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ["dev", "pub"]) {
    const id = given.get(key);
    if (id) params.set(key, /^[1-9]\d{0,9}$/.test(id) ? id : "unknown");
  }
  const q = segmentsOf(given.get("q") ?? "");
  if (q) params.set("q", q);
  const choices = choicesQuery(parseChoices(given));
  if (choices) params.set("f", segmentOfChoices(choices));
  const page = given.get("page") ?? "";
  if (/^[1-9]\d?$/.test(page) && page !== "1") params.set("page", page);
  return params;
}

// Not `Buffer`, whose polyfill would be a quarter of the browse page's own script.
function segmentsOf(text: string): string {
  const bytes = new TextEncoder().encode(text.trim().slice(0, MAX_SEARCH_CHARACTERS).trim());
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.match(SEGMENT)?.join("/") ?? "";
}

/** The text of a search's segments. */
export function textOfSegments(segments: string): string {
  const pairs = segments.replaceAll("/", "").match(/[\da-f]{2}/g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
