import { createHash } from "node:crypto";
import { metrics } from "../metrics.ts";
import {
  type CacheEntry,
  type CacheHandler,
  createDefaultCacheHandler,
} from "../next-internals/default-cache-handler.ts";
import { areTagsExpired, expireTags } from "../next-internals/incremental-cache.ts";
import { requestStorage } from "../request-storage.ts";
import { readShared, writeShared } from "./shared-values.ts";

/** Next's default `cacheMaxMemorySize`. */
const MEMORY_BYTES = 50 * 1024 * 1024;

/** Redis, if there is one, lets the instances share what one of them has read. */
const memory = createDefaultCacheHandler(MEMORY_BYTES);

/**
 * Next's handler drops an entry when it is stale, so it is given `expire` as the time to revalidate. With the real one, Next
 * serves the entry, and revalidates it in the background; when that fails, the entry is served again.
 */
type Kept = CacheEntry & { freshFor?: number };

type Stored = Omit<CacheEntry, "value"> & { bytes: Uint8Array };

export const get: CacheHandler["get"] = async (key, softTags) => {
  const found = await read(key, softTags);
  metrics().cacheReads.add(1, { cache: "data", outcome: found ? "hit" : "miss" });
  return found;
};

const read: CacheHandler["get"] = async (key, softTags) => {
  const own = await readMemory(key, softTags);
  if (own) return own;
  const { value: found, skewMs } = await readShared(sharedKey(key));
  if (!isStored(found)) return undefined;
  const { bytes, timestamp, ...entry } = found;
  await writeMemory(
    key,
    Promise.resolve({ ...entry, timestamp: timestamp - skewMs, value: streamOf(bytes) }),
  );
  // Checks that neither it nor its tags have expired since.
  return readMemory(key, softTags);
};

const readMemory: CacheHandler["get"] = async (key, softTags) => {
  const found: Kept | undefined = await memory.get(key, softTags);
  if (!found) return undefined;
  const { freshFor = found.revalidate, ...entry } = found;
  const request = requestStorage().getStore();
  if (request && Date.now() > entry.timestamp + freshFor * 1000) request.isStale = true;
  // Negative: a tag is stale.
  return entry.revalidate < 0 ? entry : { ...entry, revalidate: freshFor };
};

const writeMemory: CacheHandler["set"] = (key, pending) =>
  memory.set(
    key,
    pending.then((entry): Kept => ({ ...entry, freshFor: entry.revalidate, revalidate: entry.expire })),
  );

export const set: CacheHandler["set"] = async (key, pending) => {
  const copied = pending.then(async (given) => {
    // One millisecond earlier, like `readTime`.
    const entry = { ...given, timestamp: given.timestamp - 1 };
    try {
      const bytes = new Uint8Array(await new Response(entry.value).arrayBuffer());
      if (!areTagsExpired(entry.tags, entry.timestamp))
        void writeShared(sharedKey(key), { ...entry, value: undefined, bytes }, entry.expire);
      return { ...entry, value: streamOf(bytes) };
    } catch (error) {
      // An incomplete value is not stored.
      return { ...entry, value: brokenStream(error) };
    }
  });
  await writeMemory(key, copied);
  const { tags, timestamp } = await copied;
  // Next lets requests that began after the expiry join a read that began before it: what they render with it expires, too.
  if (areTagsExpired(tags, timestamp)) expireTags(tags);
};

export const { refreshTags, getExpiration } = memory;

/** Here and in the page cache of this process. `follow-tags.ts` calls it for the tags that other instances expire. */
export const updateTags: CacheHandler["updateTags"] = async (tags, durations) => {
  if (durations?.expire) return memory.updateTags(tags, durations);
  expireTags(tags);
};

/** Next's key contains the build id, and may be long. */
function sharedKey(key: string): string {
  return `data:${createHash("sha256").update(key).digest("base64url")}`;
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function brokenStream(error: unknown): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(error) });
}

function isStored(found: unknown): found is Stored {
  const { bytes, tags, timestamp, expire, revalidate } = Object(found);
  const numbers = [timestamp, expire, revalidate];
  return (
    bytes instanceof Uint8Array &&
    Array.isArray(tags) &&
    numbers.every((number) => typeof number === "number")
  );
}
