/** IGDB answers 413 above this size of a request's body. */
export const MAX_QUERY_BYTES = 32_000;

/** Nested brackets; far above any real query, far below the call stack's limit. */
export const MAX_NESTING = 32;

/** IGDB runs at most this many blocks of one multiquery. */
export const MAX_BLOCKS = 10;

export function isWithinSize(text: string): boolean {
  return text.length <= MAX_QUERY_BYTES && new TextEncoder().encode(text).byteLength <= MAX_QUERY_BYTES;
}
