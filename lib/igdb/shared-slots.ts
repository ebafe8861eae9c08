import "server-only";
import { randomUUID } from "node:crypto";
import type { Redis, SharedStore } from "@/lib/shared-store/store";

/** Waits for one slot of a budget. Call the result when the answer has arrived. */
export type AcquireSlot = (signal?: AbortSignal) => Promise<() => void>;
/** Shares the slots with these numbers. */
export type ShareSlots = (numbers: readonly number[]) => AcquireSlot;

/** A slot is free again this long after its answer (see `request-queue.ts`). */
const WINDOW_MS = 1000;
/** Frees the slot of an instance that died. No request takes longer. */
const LEASE_MS = 15_000;
const MAX_PAUSE_MS = 250;

/**
 * Takes a slot and returns its position, or the milliseconds until one is free. A caller that repeats the request because Redis
 * answered too late gets the slot that it already has.
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

const GIVE_BACK = `
if redis.call('GET', KEYS[1]) == ARGV[2] then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return 1`;

/**
 * Slots in Redis, which all instances share; undefined without `REDIS_URL`. While Redis is unavailable, each instance has a
 * single slot, so that several together stay within IGDB's limit.
 */
export function shareSlots(store: SharedStore): ShareSlots | undefined {
  if (!store.isConfigured) return undefined;
  const alone = singleSlot();
  return (numbers) => sharedSlots(store, numbers, alone);
}

function sharedSlots(store: SharedStore, numbers: readonly number[], alone: AcquireSlot): AcquireSlot {
  // The braces keep the keys on one node of a Redis cluster.
  const keys = numbers.map((number) => `{igdb}:slot:${number}`);
  return async (signal) => {
    const holder = randomUUID();
    const take = { keys, arguments: [String(LEASE_MS), holder] };
    for (;;) {
      const answer = await untilAnswered(store, (redis) => redis.eval(TAKE, take), signal);
      signal?.throwIfAborted();
      if (!Array.isArray(answer)) return alone();
      const [number, waitMs] = answer.map(Number);
      const key = keys[(number ?? 0) - 1];
      const giveBack = { keys: key ? [key] : [], arguments: [String(WINDOW_MS), holder] };
      if (key) return () => void untilAnswered(store, (redis) => redis.eval(GIVE_BACK, giveBack));
      await pause(Math.min(Math.max(waitMs ?? 0, 5), MAX_PAUSE_MS));
    }
  };
}

/** Repeats the work if Redis was only too slow, as it seems to a busy instance; undefined if it is unavailable. */
async function untilAnswered<T>(
  store: SharedStore,
  work: (redis: Redis) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  for (;;) {
    signal?.throwIfAborted();
    const answer = await store.use(work);
    if (answer !== undefined || (await store.isUnavailable())) return answer;
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
  // So that waiting callers do not retry in the same moment.
  return new Promise((resolve) => setTimeout(resolve, ms + Math.random() * 20));
}
