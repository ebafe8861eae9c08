import "server-only";
import type { SharedStore } from "@/lib/shared-store/store";

/** Lends one slot of a budget; whoever has used it says when its answer has arrived. */
export type Lend = (signal?: AbortSignal) => Promise<() => void>;

/** A slot is lent again this long after its answer (see `limiter.ts`). */
const WINDOW_MS = 1000;
/** A slot whose instance died with it is free again after this; no request takes as long. */
const LEASE_MS = 15_000;
const MAX_PAUSE_MS = 250;

/** Takes the first free slot and answers with its number, or tells the milliseconds until one is free. */
const TAKE = `
local wait = tonumber(ARGV[1])
for number, key in ipairs(KEYS) do
  if redis.call('SET', key, 1, 'NX', 'PX', ARGV[1]) then return { number, 0 } end
  wait = math.min(wait, redis.call('PTTL', key))
end
return { 0, wait }`;

/**
 * So many slots for all instances together. While Redis is away each instance goes on with a single one, so that not even
 * then several together ask for more than IGDB allows.
 */
export function sharedSlots(store: SharedStore, name: string, count: number): Lend {
  // The braces keep the keys in one place where Redis is a cluster.
  const keys = Array.from({ length: count }, (_, index) => `{igdb}:${name}:${index}`);
  const alone = singleSlot();
  return async (signal) => {
    for (;;) {
      signal?.throwIfAborted();
      const answer = await store.use((redis) => redis.eval(TAKE, { keys, arguments: [String(LEASE_MS)] }));
      if (!Array.isArray(answer)) {
        // An instance that was only too busy to hear Redis would ask for more than is left beside the others.
        if (answer === undefined && !(await store.isAway())) continue;
        signal?.throwIfAborted();
        return alone();
      }
      const [number, waitMs] = answer.map(Number);
      const key = keys[(number ?? 0) - 1];
      if (key) return () => void store.use((redis) => redis.pExpire(key, WINDOW_MS));
      await pause(Math.min(Math.max(waitMs ?? 0, 5), MAX_PAUSE_MS));
    }
  };
}

function singleSlot(): Lend {
  let free: Promise<void> = Promise.resolve();
  return async () => {
    const mine = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await mine;
    return () => void setTimeout(resolve, WINDOW_MS).unref();
  };
}

function pause(ms: number): Promise<void> {
  // Whoever waits for the same slot does not ask for it in the same moment.
  return new Promise((resolve) => setTimeout(resolve, ms + Math.random() * 20));
}
