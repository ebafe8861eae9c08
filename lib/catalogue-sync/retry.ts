import "server-only";
import { setTimeout } from "node:timers/promises";

/** Delays between attempts: together a minute and a half, the length of a short outage of IGDB or Supabase. */
const WAITS_MS = [1000, 3000, 6000, 10_000, 15_000, 25_000, 30_000];

export type Retries = { waitsMs?: readonly number[] | undefined; signal?: AbortSignal | undefined };

/** Repeats work that fails with a transient error. @throws the last error, or the signal's reason */
export async function retry<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { waitsMs = WAITS_MS, signal }: Retries = {},
): Promise<T> {
  for (const waitMs of waitsMs) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await setTimeout(waitMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
  return work();
}
