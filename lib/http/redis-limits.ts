import "server-only";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis, SharedStore } from "@/lib/shared-store/store";
import type { LimitName, LimitStore } from "./rate-limit";

type Options = {
  store: SharedStore;
  /** Counts where Redis is away, or where there is none. */
  memory: LimitStore;
  perMinute: (name: LimitName) => number;
  windowS: number;
};

/** Counts in Redis, for all instances together. */
export function redisLimits({ store, memory, perMinute, windowS }: Options): LimitStore {
  const limiterOf = (name: LimitName, redis: Redis) =>
    new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `limit:${name}`,
      points: perMinute(name),
      duration: windowS,
    });
  return {
    async take(name, key) {
      const waitS = await store.use((redis) => secondsToWait(limiterOf(name, redis).consume(key)));
      return waitS ?? memory.take(name, key);
    },
    async giveBack(name, key) {
      const given = await store.use((redis) => limiterOf(name, redis).reward(key));
      if (given === undefined) await memory.giveBack(name, key);
    },
  };
}

/** @returns 0 for what is within the limit. */
export async function secondsToWait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
