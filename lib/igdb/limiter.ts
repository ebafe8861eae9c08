import "server-only";
import PQueue from "p-queue";

/** IGDB's budget (4 requests a second, 8 open ones): this process's own today, one that instances share later. */
export type Limiter = {
  /** Runs a task when the budget allows it. Rejects with the signal's reason while the task still waits. */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

export type LimiterOptions = { perSecond: number; open: number };

const WINDOW_MS = 1000;

/**
 * At most `perSecond` tasks reach the other side in any second, as it counts them: a slot is lent again a second after
 * its answer arrived, not after its request left, because a request may be held up on its way, for seconds when this
 * process is busy. What it costs: a little less than the full rate, and fewer open ones than IGDB would allow.
 */
export function createLimiter({ perSecond, open }: LimiterOptions): Limiter {
  const slots = new PQueue({ concurrency: Math.max(1, Math.floor(Math.min(perSecond, open))) });
  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        let started = false;
        const slot = async () => {
          started = true;
          const done = task();
          done.then(resolve, reject);
          await done.then(
            () => {},
            () => {},
          );
          await pause(WINDOW_MS);
        };
        slots.add(slot, signal ? { signal } : {}).catch((error: unknown) => {
          if (!started) reject(error);
        });
      }),
  };
}

function pause(ms: number): Promise<void> {
  // Holding a slot is no reason to keep the process alive.
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
