import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";
import { CLOCK_SKEW_MS, tagPublisher } from "./publish-tags.ts";
import { sharedStore } from "./store.ts";

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_STORED_S = 86_400;

/** Subtract `skewMs` from the times in a value of another process: its clock may be ahead, and our expiries must win. */
type SharedValue = { value: unknown; skewMs: number };

/** Stores a value for some seconds, a day at most. Ignores failures. */
export async function writeShared(key: string, value: unknown, seconds = MAX_STORED_S): Promise<void> {
  const store = sharedStore();
  if (!store.isConfigured || seconds < 1) return;
  await store.use(async (redis) => {
    const stored = { value, from: tagPublisher().processId };
    const bytes = await zip(serialize(stored), { level: constants.Z_BEST_SPEED });
    await redis.set(key, bytes, { EX: Math.ceil(Math.min(seconds, MAX_STORED_S)) });
  });
}

/** The value of a key; undefined also for one that cannot be read, such as another Node version's. */
export async function readShared(key: string): Promise<SharedValue> {
  const bytes = await sharedStore().readBytes(key);
  if (!bytes) return { value: undefined, skewMs: 0 };
  try {
    const { value, from } = Object(deserialize(await unzip(bytes, { maxOutputLength: MAX_BYTES })));
    return { value, skewMs: from === tagPublisher().processId ? 0 : CLOCK_SKEW_MS };
  } catch {
    return { value: undefined, skewMs: 0 };
  }
}

export async function deleteShared(key: string): Promise<void> {
  await sharedStore().use((redis) => redis.del(key));
}
