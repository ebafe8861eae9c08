import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type LimitName, windowOf } from "./limits";

/** Where the counts are stored: this process's memory, or a Redis that all instances share. */
export type LimitStore = {
  /** Counts one; resolves to the seconds to wait when that was one too many, else to 0. */
  take(name: LimitName, key: string): Promise<number>;
  /** Counts nothing; resolves to the seconds to wait when one more would be too many, else to 0. */
  wait(name: LimitName, key: string): Promise<number>;
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Sets the count to 0. */
  clear(name: LimitName, key: string): Promise<void>;
};

/** Counts in this process. */
export function memoryStore(limitOf: (name: LimitName) => number): LimitStore {
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
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
    async clear(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

/** The seconds to wait after counting one; 0 when it is within the limit. */
export async function secondsToWait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toSeconds(error);
    throw error;
  }
}

/** The seconds to wait before counting one more; 0 when it would be within the limit. */
export function secondsUntilOneMore(counted: RateLimiterRes | null, limit: number): number {
  return counted && counted.consumedPoints >= limit ? toSeconds(counted) : 0;
}

const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
