// Works around: Next's page cache dates a page by when it was rendered, not by when its data were read, and cannot be given a limit
// on disk or a second level. It does not export what ours extends.
import { createRequire } from "node:module";

type Cache = import("next/dist/server/lib/incremental-cache/file-system-cache").default;
type CacheClass = typeof import("next/dist/server/lib/incremental-cache/file-system-cache").default;
export type CachedPage = import("next/dist/server/lib/incremental-cache").CacheHandlerValue;
export type CacheContext = ConstructorParameters<CacheClass>[0];
export type GetContext = Parameters<Cache["get"]>[1];
export type SetContext = Parameters<Cache["set"]>[2];
export type PageValue = Parameters<Cache["set"]>[1];

const FOLDER = "next/dist/server/lib/incremental-cache";
const load = createRequire(import.meta.url);

/** Without files it caches in memory, and finds the pages that were prerendered by the build. */
export const NextPageCache: CacheClass = load(`${FOLDER}/file-system-cache`).default;
/** The memory that all instances of `NextPageCache` share. */
export const getMemoryCache: typeof import("next/dist/server/lib/incremental-cache/memory-cache.external").getMemoryCache =
  load(`${FOLDER}/memory-cache.external`).getMemoryCache;

const manifest: typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external") = load(
  `${FOLDER}/tags-manifest.external`,
);
export const { areTagsExpired } = manifest;

/** The clock by which Next dates what it reads. `Date.now()` may be ahead or behind, by more the longer a process runs. */
const now = () => performance.timeOrigin + performance.now();

/** The time of a read that begins now: before any later expiry. */
export const readTime = () => now() - 1;

/**
 * Expires tags immediately, by one clock. Next's own handlers use two, and round up to a whole millisecond, until which they serve
 * expired entries.
 */
export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) manifest.tagsManifest.set(tag, { expired: Math.floor(now()) });
}

/** The tags of all data that a page has read. */
export function tagsOf(value: PageValue): string[] {
  const headers = value !== null && "headers" in value ? value.headers : undefined;
  const tags = headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** Next keeps the lifetime of every requested address for ever, 404s included. `map` replaces that map. */
export function replaceCacheControls(map: Map<string, unknown>): void {
  load(`${FOLDER}/shared-cache-controls.external`).SharedCacheControls.cacheControls = map;
}
