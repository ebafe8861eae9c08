import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type LimitName, windowOf } from "./limits";

/** Where the counts are kept: this process's memory, or a Redis that all instances share. */
export type LimitStore = {
  /** Counts one; resolves to the seconds to wait when that was one too many, else to 0. */
  take(name: LimitName, key: string): Promise<number>;
  giveBack(name: LimitName, key: string): Promise<void>;
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
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
  };
}

/** What a limiter says of one more, in seconds to wait; 0 for what is within the limit. */
export async function secondsToWait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
