import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import { metrics } from "../metrics.ts";
import { BoundedMap } from "./bounded-map.ts";
import { createDiskLimit, type DiskLimit, pageBytes } from "./disk-limit.ts";
import { createPageFolder, withPagesIn } from "./page-folder.ts";
import { freePageSlot, takePageSlot } from "./page-slots.ts";
import { dropShared, keepShared, readShared } from "./shared-values.ts";
import { sharedStore } from "./store.ts";
import { knownTags } from "./tags.ts";

const next = createRequire(import.meta.url);
const CACHE = "next/dist/server/lib/incremental-cache";
const {
  default: FileSystemCache,
}: typeof import("next/dist/server/lib/incremental-cache/file-system-cache") = next(
  `${CACHE}/file-system-cache`,
);
const { getMemoryCache }: typeof import("next/dist/server/lib/incremental-cache/memory-cache.external") =
  next(`${CACHE}/memory-cache.external`);

// Next remembers how long each address is fresh for as long as it runs, those among them that no page stands at. The
// caches below give that with the page itself.
const MAX_REMEMBERED = 10_000;
next(`${CACHE}/shared-cache-controls.external`).SharedCacheControls.cacheControls = new BoundedMap(
  MAX_REMEMBERED,
);

const DEFAULT_DISK_MB = 1024;
const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

type Files = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];
type GetContext = Parameters<Files["get"]>[1];
type Value = Parameters<Files["set"]>[1];
type SetContext = Parameters<Files["set"]>[2];

let folder: string | undefined;
let limit: DiskLimit | undefined;
let buildId: string | undefined;

/**
 * Next's page cache, bounded. Pages lie in memory, as Next has it; behind that in Redis where `REDIS_URL` names one, else
 * on disk up to `PAGE_CACHE_DISK_MB`. Only whole pages get there: addresses without one (404, redirects) may be any
 * number, and stay in memory, where the ones that nobody asks for make room.
 */
export default class PageCache {
  readonly #kept: Files;
  readonly #passing: Files;
  readonly #serverDir: string;
  readonly #memoryBytes: number;
  readonly #usesDisk: boolean;

  constructor(context: Context) {
    this.#serverDir = context.serverDistDir;
    this.#memoryBytes = context.maxMemoryCacheSize ?? 0;
    this.#usesDisk = Boolean(context.flushToDisk) && !sharedStore().isConfigured;
    const fs =
      this.#usesDisk && !isBuilding ? withPagesIn(this.#folder(), context.fs, this.#serverDir) : context.fs;
    this.#kept = new FileSystemCache({ ...context, fs, flushToDisk: this.#usesDisk });
    this.#passing = new FileSystemCache({ ...context, flushToDisk: false });
    knownTags();
  }

  async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const found = await this.#read(key, context);
    metrics().cacheReads.add(1, { cache: "page", outcome: found ? "hit" : "miss" });
    if (!found && context.kind !== "FETCH") await takePageSlot();
    return found;
  }

  async #read(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const own = await this.#kept.get(key, context);
    if (!sharedStore().isConfigured || context.kind === "FETCH" || (own && !isDue(own))) return own;
    const [found] = await Promise.all([readShared(this.#sharedKey(key)), knownTags()]);
    if (!isStoredPage(found) || found.lastModified <= (own?.lastModified ?? 0)) return own;
    getMemoryCache(this.#memoryBytes).set(key, found);
    // Which also looks whether its tags have been expired since.
    return this.#kept.get(key, context);
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (isBuilding || context.fetchCache) return this.#kept.set(key, value, context);
    void freePageSlot();
    if (!value || !isWholePage(value)) {
      await this.#passing.set(key, value, context);
      if (this.#usesDisk) void this.#limit().drop(key);
      else void dropShared(this.#sharedKey(key));
      return;
    }
    await this.#kept.set(key, value, hasPayload(value) ? { ...context, isRoutePPREnabled: false } : context);
    if (this.#usesDisk) return this.#limit().wrote(key, bytesOf(value));
    const { cacheControl } = context;
    const page = { value, lastModified: Date.now(), cacheControl };
    void keepShared(this.#sharedKey(key), page, cacheControl?.expire);
  }

  /** In this process; the other instances hear of it by `announceTags`. */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#kept.revalidateTag(tags, durations);
  }

  resetRequestCache() {}

  #folder(): string {
    folder ??= createPageFolder(this.#serverDir);
    return folder;
  }

  #limit(): DiskLimit {
    const megabytes = Number(process.env.PAGE_CACHE_DISK_MB) || DEFAULT_DISK_MB;
    limit ??= createDiskLimit(this.#folder(), megabytes * 1024 * 1024);
    return limit;
  }

  /** A page names the scripts of its build, so another build's is of no use. */
  #sharedKey(key: string): string {
    buildId ??= readFileSync(join(this.#serverDir, "../BUILD_ID"), "utf8").trim();
    return `page:${buildId}:${key}`;
  }
}

/** Whether its time to be fresh is over. */
function isDue({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === "number" && lastModified + revalidate * 1000 < Date.now();
}

function isWholePage(value: NonNullable<Value>): boolean {
  if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return false;
  return (value.status ?? 200) === 200;
}

/**
 * Whether a page is whole without a request. Next 16.4 looks for the payload of such a page on disk when it reads the page,
 * but writes it for routes without partial prerendering only: without it none is ever found.
 */
function hasPayload(value: NonNullable<Value>): boolean {
  return value.kind === "APP_PAGE" && value.rscData !== undefined && value.postponed === undefined;
}

function bytesOf(value: NonNullable<Value>): number {
  if (value.kind === "APP_ROUTE") return value.body.length;
  return value.kind === "APP_PAGE" ? pageBytes(value) : 0;
}

function isStoredPage(found: unknown): found is CacheHandlerValue {
  const { value, lastModified } = Object(found);
  return typeof lastModified === "number" && typeof Object(value).kind === "string";
}
