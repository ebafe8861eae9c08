import "server-only";
import PQueue from "p-queue";
import type { Lend } from "./shared-slots";

/** IGDB's budget (4 requests a second, 8 open ones), which all instances share where there is a Redis. */
export type Limiter = {
  /** Runs a task when the budget allows it. Rejects with the signal's reason while the task still waits. */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

export type LimiterOptions = {
  perSecond: number;
  open: number;
  /** Where this process's slots are to be had of all instances' slots. */
  share?: (count: number) => Lend;
};

const WINDOW_MS = 1000;

/**
 * At most `perSecond` tasks reach the other side in any second, as it counts them: a slot is lent again a second after
 * its answer arrived, not after its request left, because a request may be held up on its way, for seconds when this
 * process is busy. What it costs: a little less than the full rate, and fewer open ones than IGDB would allow.
 */
export function createLimiter({ perSecond, open, share }: LimiterOptions): Limiter {
  const count = Math.max(1, Math.floor(Math.min(perSecond, open)));
  const slots = new PQueue({ concurrency: count });
  const lend = share?.(count);
  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        // A queue lets go of a task that runs, too, when its signal fires, and would lend the slot at once: so it hears of the
        // signal only while the task waits.
        const waiting = new AbortController();
        const giveUp = () => waiting.abort(signal?.reason);
        if (signal?.aborted) giveUp();
        signal?.addEventListener("abort", giveUp, { once: true });
        const slot = async () => {
          const giveBack = lend && (await lend(waiting.signal));
          if (waiting.signal.aborted) return giveBack?.();
          signal?.removeEventListener("abort", giveUp);
          const done = task();
          done.then(resolve, reject);
          await done.then(
            () => {},
            () => {},
          );
          giveBack?.();
          await pause(WINDOW_MS);
        };
        slots.add(slot, { signal: waiting.signal }).catch(reject);
      }),
  };
}

function pause(ms: number): Promise<void> {
  // Holding a slot is no reason to keep the process alive.
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
