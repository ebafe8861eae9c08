import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";
import { sharedStore } from "./store.ts";

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_STORED_S = 86_400;

/** Stores a value for some seconds, a day at most. Ignores failures. */
export async function writeShared(key: string, value: unknown, seconds = MAX_STORED_S): Promise<void> {
  const store = sharedStore();
  if (!store.isConfigured || seconds < 1) return;
  await store.use(async (redis) => {
    const bytes = await zip(serialize(value), { level: constants.Z_BEST_SPEED });
    await redis.set(key, bytes, { EX: Math.ceil(Math.min(seconds, MAX_STORED_S)) });
  });
}

/** The value of a key; undefined also for one that cannot be read, such as another Node version's. */
export async function readShared(key: string): Promise<unknown> {
  const bytes = await sharedStore().readBytes(key);
  if (!bytes) return undefined;
  try {
    return deserialize(await unzip(bytes, { maxOutputLength: MAX_BYTES }));
  } catch {
    return undefined;
  }
}

export async function deleteShared(key: string): Promise<void> {
  await sharedStore().use((redis) => redis.del(key));
}
