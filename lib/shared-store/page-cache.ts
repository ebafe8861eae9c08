import { metrics } from "../metrics.ts";
import { buildId } from "../next-internals/build-output.ts";
import {
  areTagsExpired,
  type CacheContext,
  type CachedPage,
  expireTags,
  type GetContext,
  getMemoryCache,
  NextPageCache,
  type PageValue,
  readTime,
  replaceCacheControls,
  type SetContext,
  tagsOf,
} from "../next-internals/incremental-cache.ts";
import { BoundedMap } from "./bounded-map.ts";
import { tagsAreCurrent } from "./follow-tags.ts";
import { freePageSlot, takePageSlot } from "./page-slots.ts";
import { deleteShared, readShared, writeShared } from "./shared-values.ts";
import { sharedStore } from "./store.ts";

// The caches below store the lifetime with the page itself.
replaceCacheControls(new BoundedMap(10_000));

const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

let build: string | undefined;

/**
 * Memory first, then Redis if `REDIS_URL` is set. 404s and redirects are unlimited in number and stay in memory. A page is dated by when its rendering began: what expires meanwhile expires the page.
 */
export default class PageCache {
  readonly #next: InstanceType<typeof NextPageCache>;
  readonly #serverDir: string;
  readonly #memoryBytes: number;
  /** Next has an instance for each request, and looks a page up before it renders it. */
  readonly #lookedUpAt = new Map<string, number>();
  readonly #createdAt = readTime();

  constructor(context: CacheContext) {
    this.#serverDir = context.serverDistDir;
    this.#memoryBytes = context.maxMemoryCacheSize ?? 0;
    this.#next = new NextPageCache({ ...context, flushToDisk: isBuilding && context.flushToDisk });
    tagsAreCurrent();
  }

  async get(key: string, context: GetContext): Promise<CachedPage | null> {
    const found = await this.#read(key, context);
    metrics().cacheReads.add(1, { cache: "page", outcome: found ? "hit" : "miss" });
    if (!found && context.kind !== "FETCH") await takePageSlot();
    this.#lookedUpAt.set(key, readTime());
    return found;
  }

  async #read(key: string, context: GetContext): Promise<CachedPage | null> {
    const own = await this.#next.get(key, context);
    if (!sharedStore().isConfigured || context.kind === "FETCH" || (own && !isStale(own))) return own;
    const [found] = await Promise.all([this.#readShared(key), tagsAreCurrent()]);
    if (!isStoredPage(found) || found.lastModified <= (own?.lastModified ?? 0)) return own;
    if (areTagsExpired(tagsOf(found.value), found.lastModified)) return own;
    this.#memory().set(key, found);
    return found;
  }

  async set(key: string, value: PageValue, context: SetContext): Promise<void> {
    if (isBuilding || context.fetchCache) return this.#next.set(key, value, context);
    void freePageSlot();
    const lastModified = this.#lookedUpAt.get(key) ?? this.#createdAt;
    const { cacheControl } = context;
    const page = { value, lastModified, cacheControl };
    const isCurrent = !areTagsExpired(tagsOf(value), lastModified);
    if (isCurrent) this.#memory().set(key, page);
    if (!sharedStore().isConfigured) return;
    // No request waits for a write.
    if (isCurrent && value && isCompletePage(value)) {
      void writeShared(this.#sharedKey(key), page, cacheControl?.expire);
    } else {
      void deleteShared(this.#sharedKey(key));
    }
  }

  /** In this process only; see `publishExpiredTags` for the others. */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    if (durations?.expire) await this.#next.revalidateTag(tags, durations);
    else expireTags([tags].flat());
  }

  resetRequestCache() {}

  #memory() {
    return getMemoryCache(this.#memoryBytes);
  }

  async #readShared(key: string): Promise<unknown> {
    const { value, skewMs } = await readShared(this.#sharedKey(key));
    return isStoredPage(value) ? { ...value, lastModified: value.lastModified - skewMs } : undefined;
  }

  /** Contains the build id, because a page loads the scripts of its build. */
  #sharedKey(key: string): string {
    build ??= buildId(this.#serverDir);
    return `page:${build}:${key}`;
  }
}

function isStale({ lastModified, cacheControl }: CachedPage): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === "number" && lastModified + revalidate * 1000 < Date.now();
}

function isCompletePage(value: NonNullable<PageValue>): boolean {
  if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return false;
  return (value.status ?? 200) === 200;
}

function isStoredPage(found: unknown): found is CachedPage {
  const { value, lastModified } = Object(found);
  return typeof lastModified === "number" && typeof Object(value).kind === "string";
}
