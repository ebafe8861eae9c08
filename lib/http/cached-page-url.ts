/** Pages that are cached by their path. Browse pages, which need their query, have `lib/games/browse-url.ts`. */
const CACHED_PAGE = /^\/(?:calendar|company|game|user)(?:\/|$)/;

/**
 * Removes query parameters that the server does not read. Next writes the query of the first visitor into the cached page, where
 * every later visitor could read it. The browser still has its own.
 * @param isNavigation the request has the header `RSC`: Next then compares `_rsc`, a hash, with the headers
 */
export function cachedPageUrl(url: string, isNavigation: boolean): string {
  const [path = "", query] = url.split("?", 2);
  if (!query || !CACHED_PAGE.test(path)) return url;
  const given = new URLSearchParams(query);
  const params = new URLSearchParams();
  for (const name of isNavigation ? ["id", "_rsc"] : ["id"]) {
    const value = given.get(name);
    if (value !== null) params.set(name, value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
