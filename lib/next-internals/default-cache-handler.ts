// Works around: Next does not export its in-memory cache of `'use cache'`, behind which ours puts Redis.
import { createRequire } from "node:module";

type Types = typeof import("next/dist/server/lib/cache-handlers/default");
export type CacheEntry = import("next/dist/server/lib/cache-handlers/types").CacheEntry;
export type CacheHandler = import("next/dist/server/lib/cache-handlers/types").CacheHandler;

/** `updateTags` expires tags for the page cache of this process, too. */
export const createDefaultCacheHandler: Types["createDefaultCacheHandler"] = createRequire(import.meta.url)(
  "next/dist/server/lib/cache-handlers/default",
).createDefaultCacheHandler;
