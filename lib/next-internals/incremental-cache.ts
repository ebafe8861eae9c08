// Works around: Next's page cache cannot be given a limit on disk or a second level, and does not export what ours extends.
import { createRequire } from "node:module";

type Cache = import("next/dist/server/lib/incremental-cache/file-system-cache").default;
type CacheClass = typeof import("next/dist/server/lib/incremental-cache/file-system-cache").default;
export type CacheFs = import("next/dist/shared/lib/utils").CacheFs;
export type CachedPage = import("next/dist/server/lib/incremental-cache").CacheHandlerValue;
export type CacheContext = ConstructorParameters<CacheClass>[0];
export type GetContext = Parameters<Cache["get"]>[1];
export type SetContext = Parameters<Cache["set"]>[2];
type PageContext = Exclude<SetContext, { fetchCache: true }>;
export type PageValue = Parameters<Cache["set"]>[1];

const FOLDER = "next/dist/server/lib/incremental-cache";
const load = createRequire(import.meta.url);

export const NextPageCache: CacheClass = load(`${FOLDER}/file-system-cache`).default;
/** The memory that all instances of `NextPageCache` share. */
export const getMemoryCache: typeof import("next/dist/server/lib/incremental-cache/memory-cache.external").getMemoryCache =
  load(`${FOLDER}/memory-cache.external`).getMemoryCache;

export const PAGES_FOLDER = "route-cache";
/** The files of one page: `<key>.html`, `<key>.meta` and so on, and a folder `<key>.segments`. */
export const PAGE_FILES = [".html", ".body", ".meta", ".rsc", ".segments"];

/** Next keeps the lifetime of every requested address for ever, 404s included. `map` replaces that map. */
export function replaceCacheControls(map: Map<string, unknown>): void {
  load(`${FOLDER}/shared-cache-controls.external`).SharedCacheControls.cacheControls = map;
}

/**
 * The context with which a page's payload is written to disk. Next 16.4 reads the payload of a page without a dynamic part
 * from disk, but writes it only for routes without partial prerendering, so such a page would never be found.
 */
export function withPayload(value: PageValue, context: PageContext): PageContext {
  const isStatic = value?.kind === "APP_PAGE" && value.rscData !== undefined && value.postponed === undefined;
  return isStatic ? { ...context, isRoutePPREnabled: false } : context;
}
