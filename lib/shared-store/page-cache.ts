import { metrics } from "../metrics.ts";
import { buildId } from "../next-internals/build-output.ts";
import {
  type CacheContext,
  type CachedPage,
  type GetContext,
  getMemoryCache,
  NextPageCache,
  type PageValue,
  replaceCacheControls,
  type SetContext,
  withPayload,
} from "../next-internals/incremental-cache.ts";
import { BoundedMap } from "./bounded-map.ts";
import { createDiskLimit, type DiskLimit, pageBytes } from "./disk-limit.ts";
import { tagsAreCurrent } from "./follow-tags.ts";
import { createPageFolder, withPagesIn } from "./page-folder.ts";
import { freePageSlot, takePageSlot } from "./page-slots.ts";
import { deleteShared, readShared, writeShared } from "./shared-values.ts";
import { sharedStore } from "./store.ts";

// The caches below store the lifetime with the page itself.
replaceCacheControls(new BoundedMap(10_000));

const DEFAULT_DISK_MB = 1024;
const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

type Files = InstanceType<typeof NextPageCache>;

let folder: string | undefined;
let limit: DiskLimit | undefined;
let build: string | undefined;

/**
 * Memory first, then Redis where `REDIS_URL` is set, else the disk up to `PAGE_CACHE_DISK_MB`. 404s and redirects are unlimited
 * in number and stay in memory.
 */
export default class PageCache {
  readonly #stored: Files;
  readonly #memoryOnly: Files;
  readonly #serverDir: string;
  readonly #memoryBytes: number;
  readonly #usesDisk: boolean;

  constructor(context: CacheContext) {
    this.#serverDir = context.serverDistDir;
    this.#memoryBytes = context.maxMemoryCacheSize ?? 0;
    this.#usesDisk = Boolean(context.flushToDisk) && !sharedStore().isConfigured;
    const fs =
      this.#usesDisk && !isBuilding ? withPagesIn(this.#folder(), context.fs, this.#serverDir) : context.fs;
    this.#stored = new NextPageCache({ ...context, fs, flushToDisk: this.#usesDisk });
    this.#memoryOnly = new NextPageCache({ ...context, flushToDisk: false });
    tagsAreCurrent();
  }

  async get(key: string, context: GetContext): Promise<CachedPage | null> {
    const found = await this.#read(key, context);
    metrics().cacheReads.add(1, { cache: "page", outcome: found ? "hit" : "miss" });
    if (!found && context.kind !== "FETCH") await takePageSlot();
    return found;
  }

  async #read(key: string, context: GetContext): Promise<CachedPage | null> {
    const own = await this.#stored.get(key, context);
    if (!sharedStore().isConfigured || context.kind === "FETCH" || (own && !isStale(own))) return own;
    const [found] = await Promise.all([readShared(this.#sharedKey(key)), tagsAreCurrent()]);
    if (!isStoredPage(found) || found.lastModified <= (own?.lastModified ?? 0)) return own;
    getMemoryCache(this.#memoryBytes).set(key, found);
    // Checks that its tags have not expired since.
    return this.#stored.get(key, context);
  }

  async set(key: string, value: PageValue, context: SetContext): Promise<void> {
    if (isBuilding || context.fetchCache) return this.#stored.set(key, value, context);
    void freePageSlot();
    if (!value || !isWholePage(value)) {
      await this.#memoryOnly.set(key, value, context);
      if (this.#usesDisk) void this.#limit().drop(key);
      else void deleteShared(this.#sharedKey(key));
      return;
    }
    await this.#stored.set(key, value, withPayload(value, context));
    if (this.#usesDisk) return this.#limit().wrote(key, bytesOf(value));
    const { cacheControl } = context;
    const page = { value, lastModified: Date.now(), cacheControl };
    void writeShared(this.#sharedKey(key), page, cacheControl?.expire);
  }

  /** In this process only; see `publishExpiredTags` for the others. */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await this.#stored.revalidateTag(tags, durations);
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

  /** With the build id: a page loads the scripts of its build. */
  #sharedKey(key: string): string {
    build ??= buildId(this.#serverDir);
    return `page:${build}:${key}`;
  }
}

function isStale({ lastModified, cacheControl }: CachedPage): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === "number" && lastModified + revalidate * 1000 < Date.now();
}

function isWholePage(value: NonNullable<PageValue>): boolean {
  if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return false;
  return (value.status ?? 200) === 200;
}

function bytesOf(value: NonNullable<PageValue>): number {
  if (value.kind === "APP_ROUTE") return value.body.length;
  return value.kind === "APP_PAGE" ? pageBytes(value) : 0;
}

function isStoredPage(found: unknown): found is CachedPage {
  const { value, lastModified } = Object(found);
  return typeof lastModified === "number" && typeof Object(value).kind === "string";
}
