import "server-only";

/** IGDB's `websites` as links of a page; those without a type, or that do not lead to the web, are left out. */
export function toWebsites(
  rows: readonly { url: string; type: number | null }[],
): { url: string; category: number }[] {
  return rows.flatMap(({ url, type }) =>
    type !== null && isWebAddress(url) ? [{ url, category: type }] : [],
  );
}

/** What IGDB's users typed in may be anything. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
