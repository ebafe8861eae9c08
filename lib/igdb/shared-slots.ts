import "server-only";
import { randomUUID } from "node:crypto";
import type { Redis, SharedStore } from "@/lib/shared-store/store";

/** Waits for one slot of a budget. Call the result when the answer has arrived. */
export type AcquireSlot = (signal?: AbortSignal) => Promise<() => void>;

/** A slot is lent again this long after its answer (see `limiter.ts`). */
const WINDOW_MS = 1000;
/** A slot whose instance died with it is free again after this; no request takes as long. */
const LEASE_MS = 15_000;
const MAX_PAUSE_MS = 250;

/**
 * Takes a slot and answers with its number, or tells the milliseconds until one is free. Who asks again, because Redis
 * was too slow to be heard, gets the slot that it has been lent already.
 */
const TAKE = `
local wait = tonumber(ARGV[1])
for number, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[2] then return { number, 0 } end
end
for number, key in ipairs(KEYS) do
  if redis.call('SET', key, ARGV[2], 'NX', 'PX', ARGV[1]) then return { number, 0 } end
  wait = math.min(wait, redis.call('PTTL', key))
end
return { 0, wait }`;

/** Lets a slot be lent again after the window, unless it is somebody else's by now. */
const GIVE_BACK = `
if redis.call('GET', KEYS[1]) == ARGV[2] then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return 1`;

/**
 * So many slots for all instances together. While Redis is away each instance goes on with a single one, so that not even
 * then several together ask for more than IGDB allows.
 */
export function sharedSlots(store: SharedStore, name: string, count: number): AcquireSlot {
  // The braces keep the keys in one place where Redis is a cluster.
  const keys = Array.from({ length: count }, (_, index) => `{igdb}:${name}:${index}`);
  const alone = singleSlot();
  return async (signal) => {
    const borrower = randomUUID();
    const take = { keys, arguments: [String(LEASE_MS), borrower] };
    for (;;) {
      const answer = await untilHeard(store, (redis) => redis.eval(TAKE, take), signal);
      signal?.throwIfAborted();
      if (!Array.isArray(answer)) return alone();
      const [number, waitMs] = answer.map(Number);
      const key = keys[(number ?? 0) - 1];
      const giveBack = { keys: key ? [key] : [], arguments: [String(WINDOW_MS), borrower] };
      if (key) return () => void untilHeard(store, (redis) => redis.eval(GIVE_BACK, giveBack));
      await pause(Math.min(Math.max(waitMs ?? 0, 5), MAX_PAUSE_MS));
    }
  };
}

/**
 * What Redis answers, asked again where it was only too slow, as it seems to an instance that is itself busy: that one
 * would otherwise ask IGDB for more than is left beside the others. Undefined where Redis is away.
 */
async function untilHeard<T>(
  store: SharedStore,
  work: (redis: Redis) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  for (;;) {
    signal?.throwIfAborted();
    const answer = await store.use(work);
    if (answer !== undefined || (await store.isAway())) return answer;
  }
}

function singleSlot(): AcquireSlot {
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
