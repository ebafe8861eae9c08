import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { constants, gunzip, gzip } from "node:zlib";
import { sharedStore } from "./store.ts";

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** More than any page of ours has. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The longest that anything of ours is kept (`cacheLife` in next.config.ts). */
const MAX_KEPT_S = 86_400;

/** Keeps a value in the shared store for so many seconds, a day at most. Nobody waits for it, and no failure is told. */
export async function keepShared(key: string, value: unknown, seconds = MAX_KEPT_S): Promise<void> {
  const store = sharedStore();
  if (!store.isConfigured || seconds < 1) return;
  await store.use(async (redis) => {
    const bytes = await zip(serialize(value), { level: constants.Z_BEST_SPEED });
    await redis.set(key, bytes, { EX: Math.ceil(Math.min(seconds, MAX_KEPT_S)) });
  });
}

/** What is kept under a key. What cannot be read, such as another Node's, is not there. */
export async function readShared(key: string): Promise<unknown> {
  const bytes = await sharedStore().readBytes(key);
  if (!bytes) return undefined;
  try {
    return deserialize(await unzip(bytes, { maxOutputLength: MAX_BYTES }));
  } catch {
    return undefined;
  }
}

/** Forgets what is kept under a key. */
export async function dropShared(key: string): Promise<void> {
  await sharedStore().use((redis) => redis.del(key));
}
