import { createHash } from "node:crypto";
import { metrics } from "../metrics.ts";
import {
  type CacheEntry,
  type CacheHandler,
  createDefaultCacheHandler,
} from "../next-internals/default-cache-handler.ts";
import { keepShared, readShared } from "./shared-values.ts";

/** Next's own figure (`cacheMaxMemorySize`). */
const MEMORY_BYTES = 50 * 1024 * 1024;

/** Next's own cache in memory, and behind it Redis: what one instance has read, the others need not read. */
const memory = createDefaultCacheHandler(MEMORY_BYTES);

type Stored = Omit<CacheEntry, "value"> & { bytes: Uint8Array };

export const get: CacheHandler["get"] = async (key, softTags) => {
  const found = await read(key, softTags);
  metrics().cacheReads.add(1, { cache: "data", outcome: found ? "hit" : "miss" });
  return found;
};

const read: CacheHandler["get"] = async (key, softTags) => {
  const own = await memory.get(key, softTags);
  if (own) return own;
  const found = await readShared(sharedKey(key));
  if (!isStored(found)) return undefined;
  const { bytes, ...entry } = found;
  await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }));
  // Which also looks whether it is still fresh, and whether its tags have been expired since.
  return memory.get(key, softTags);
};

export const set: CacheHandler["set"] = (key, pending) => {
  const copied = pending.then(async (entry) => {
    try {
      const bytes = new Uint8Array(await new Response(entry.value).arrayBuffer());
      void keepShared(sharedKey(key), { ...entry, value: undefined, bytes }, entry.expire);
      return { ...entry, value: streamOf(bytes) };
    } catch (error) {
      // A value that broke off is kept nowhere.
      return { ...entry, value: brokenStream(error) };
    }
  });
  return memory.set(key, copied);
};

// All instances expire the same tags, by the page cache: see `tags.ts`.
export const { refreshTags, getExpiration, updateTags } = memory;

/** Next's key has the build's id in it, and may be long. */
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
