import "server-only";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { Redis, SharedStore } from "@/lib/shared-store/store";
import { type LimitStore, secondsToWait, secondsUntilOneMore } from "./limit-store";
import { type LimitName, windowOf } from "./limits";

type Options = {
  store: SharedStore;
  /** Counts where Redis is away, or where there is none. */
  memory: LimitStore;
  limitOf: (name: LimitName) => number;
};

/** Counts in Redis, for all instances together. */
export function redisLimits({ store, memory, limitOf }: Options): LimitStore {
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
    async giveBack(name, key) {
      const given = await store.use((redis) => limiterOf(name, redis).reward(key));
      if (given === undefined) await memory.giveBack(name, key);
    },
    async clear(name, key) {
      await store.use((redis) => limiterOf(name, redis).delete(key));
      await memory.clear(name, key);
    },
  };
}
