import "server-only";

/** Without those that have no type, or are not http(s). */
export function toWebsites(
  rows: readonly { url: string; type: number | null }[],
): { url: string; category: number }[] {
  return rows.flatMap(({ url, type }) =>
    type !== null && isWebAddress(url) ? [{ url, category: type }] : [],
  );
}

/** Entered by IGDB's users, so any text. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
