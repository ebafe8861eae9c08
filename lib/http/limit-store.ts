import "server-only";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { processWide } from "@/lib/process-wide";
import { type Redis, type SharedStore, sharedStore } from "@/lib/shared-store/store";
import { type LimitName, limitOf, windowOf } from "./limits";

export type LimitStore = {
  /** Resolves to 0, or to the seconds to wait when that was one too many. */
  take(name: LimitName, key: string): Promise<number>;
  /** Like `take`, but counts nothing. */
  wait(name: LimitName, key: string): Promise<number>;
  refund(name: LimitName, key: string): Promise<void>;
  reset(name: LimitName, key: string): Promise<void>;
};

type LimitOf = typeof limitOf;

export const limitStore = processWide("limits", () =>
  redisStore(sharedStore(), memoryStore(limitOf), limitOf),
);

export function memoryStore(limitOf: LimitOf): LimitStore {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  const limiterOf = (name: LimitName) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: limitOf(name), duration: windowOf(name) });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    take: (name, key) => secondsToWait(limiterOf(name).consume(key)),
    wait: async (name, key) => secondsUntilOneMore(await limiterOf(name).get(key), limitOf(name)),
    async refund(name, key) {
      await limiterOf(name).reward(key);
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

/** Uses `memory` when there is no Redis or it is unavailable. */
function redisStore(store: SharedStore, memory: LimitStore, limitOf: LimitOf): LimitStore {
  const limiterOf = (name: LimitName, redis: Redis) =>
    new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `limit:${name}`,
      points: limitOf(name),
      duration: windowOf(name),
    });
  return {
    async take(name, key) {
      const waitS = await store.use((redis) => secondsToWait(limiterOf(name, redis).consume(key)));
      return waitS ?? memory.take(name, key);
    },
    async wait(name, key) {
      const waitS = await store.use(async (redis) =>
        secondsUntilOneMore(await limiterOf(name, redis).get(key), limitOf(name)),
      );
      return waitS ?? memory.wait(name, key);
    },
    async refund(name, key) {
      const refunded = await store.use((redis) => limiterOf(name, redis).reward(key));
      if (refunded === undefined) await memory.refund(name, key);
    },
    async reset(name, key) {
      await store.use((redis) => limiterOf(name, redis).delete(key));
      await memory.reset(name, key);
    },
  };
}

async function secondsToWait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toSeconds(error);
    throw error;
  }
}

function secondsUntilOneMore(counted: RateLimiterRes | null, limit: number): number {
  return counted && counted.consumedPoints >= limit ? toSeconds(counted) : 0;
}

const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
