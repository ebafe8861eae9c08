import { createHash } from "node:crypto";
import { metrics } from "../metrics.ts";
import {
  type CacheEntry,
  type CacheHandler,
  createDefaultCacheHandler,
} from "../next-internals/default-cache-handler.ts";
import { readShared, writeShared } from "./shared-values.ts";

/** Next's default `cacheMaxMemorySize`. */
const MEMORY_BYTES = 50 * 1024 * 1024;

/** Redis behind it lets the instances share what one of them has read. */
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
  // Checks that it is fresh, and that its tags have not expired since.
  return memory.get(key, softTags);
};

export const set: CacheHandler["set"] = (key, pending) => {
  const copied = pending.then(async (entry) => {
    try {
      const bytes = new Uint8Array(await new Response(entry.value).arrayBuffer());
      void writeShared(sharedKey(key), { ...entry, value: undefined, bytes }, entry.expire);
      return { ...entry, value: streamOf(bytes) };
    } catch (error) {
      // An incomplete value is not stored.
      return { ...entry, value: brokenStream(error) };
    }
  });
  return memory.set(key, copied);
};

// Instances expire each other's tags through the page cache: see `follow-tags.ts`.
export const { refreshTags, getExpiration, updateTags } = memory;

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
