import "server-only";
import { setTimeout } from "node:timers/promises";

/** Waits before the next attempts, in ms: about a minute and a half, as long as IGDB's and Supabase's short outages last. */
const WAITS_MS = [1000, 3000, 6000, 10_000, 15_000, 25_000, 30_000];

export type Patience = { waitsMs?: readonly number[] | undefined; signal?: AbortSignal | undefined };

/** Repeats what fails for a moment. @throws the last error, or the signal's reason */
export async function patiently<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { waitsMs = WAITS_MS, signal }: Patience = {},
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
