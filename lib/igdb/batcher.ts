import "server-only";
import { inCleanContext } from "@/lib/clean-context";

/** Loads things by id, many ids in one request. */
export type Batcher<T> = {
  /** The thing, or null where there is none. Rejects when its batch failed. */
  load(id: number): Promise<T | null>;
};

export type BatcherOptions<T> = {
  /** Ids that go into one request at most. */
  size: number;
  /** How long a batch waits for company before it is handed to `send`. */
  windowMs?: number;
  /**
   * Sends one batch. `take` closes it and hands out its ids: called as late as possible, so that a batch which waits for
   * the limiter goes on filling.
   */
  send(take: () => readonly number[]): Promise<ReadonlyMap<number, T>>;
};

const WINDOW_MS = 10;

type Batch<T> = { ids: number[]; closed: boolean; result: Promise<ReadonlyMap<number, T>> };

/** Collects the ids that are asked for within `windowMs`, and those that come while a batch still waits to be sent. */
export function createBatcher<T>({ size, windowMs = WINDOW_MS, send }: BatcherOptions<T>): Batcher<T> {
  const inFlight = new Map<number, Promise<T | null>>();
  let open: Batch<T> | null = null;

  function startBatch(): Batch<T> {
    const ids: number[] = [];
    const close = () => {
      batch.closed = true;
      return batch.ids;
    };
    const result = new Promise<void>((resolve) => setTimeout(resolve, windowMs))
      .then(() => send(close))
      .finally(close);
    const batch: Batch<T> = { ids, closed: false, result };
    return batch;
  }

  return {
    load(id) {
      const known = inFlight.get(id);
      if (known) return known;
      if (!open || open.closed || open.ids.length >= size) open = inCleanContext()(startBatch);
      open.ids.push(id);
      const found = open.result
        .then((rows) => rows.get(id) ?? null)
        .finally(() => {
          inFlight.delete(id);
        });
      inFlight.set(id, found);
      return found;
    },
  };
}
