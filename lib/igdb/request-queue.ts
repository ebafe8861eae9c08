import "server-only";
import PQueue from "p-queue";
import { metrics } from "@/lib/metrics";
import type { AcquireSlot } from "./shared-slots";

const WINDOW_MS = 1000;
/** The longest wait for a slot that other instances hold. */
const GIVE_UP_MS = 30_000;

/** Waits for a slot. Call the result when the answer has arrived. */
export type Acquire = () => Promise<() => void>;

export type RequestQueue = {
  slots: number;
  acquire: Acquire;
  /** Calls `start` when a slot is free, or when all that wait are failed. */
  whenFree(start: () => void): void;
  /** For the request of `start`: precedes what waits. */
  acquireNext: Acquire;
  failWaiting(): void;
};

/**
 * Allows as many requests a second as there are slots. A slot is held until a second after its answer: IGDB counts a request
 * when it arrives, which may be long after it was sent. (p-queue's `intervalCap` counts when it is sent.)
 */
export function createRequestQueue(slots: number, share?: AcquireSlot): RequestQueue {
  const queue = new PQueue({ concurrency: slots });

  function takeSlot(priority: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const hold = async () => {
        const giveBack = await share?.(AbortSignal.timeout(GIVE_UP_MS));
        await new Promise<void>((release) => resolve(release));
        giveBack?.();
        await new Promise((free) => setTimeout(free, WINDOW_MS).unref());
      };
      queue.add(hold, { priority }).catch(reject);
    });
  }

  async function acquire(priority: number): Promise<() => void> {
    metrics().igdbWaiting.add(1);
    try {
      return await takeSlot(priority);
    } finally {
      metrics().igdbWaiting.add(-1);
    }
  }

  return {
    slots,
    acquire: () => acquire(0),
    acquireNext: () => acquire(1),
    whenFree(start) {
      const begin = async () => {
        start();
        // Until `acquireNext` has been called.
        await new Promise((resolve) => setTimeout(resolve, 0));
      };
      queue.add(begin).catch(start);
    },
    failWaiting: () => queue.clear(),
  };
}
