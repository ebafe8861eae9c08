import "server-only";
import { inCleanContext } from "@/lib/clean-context";
import { AppError, TOO_MANY_MESSAGE } from "@/lib/errors";
import { type Kind, type Part, sendParts, toPart, type Waiter } from "./batch";
import { RETRY_AFTER_S, toIgdbError } from "./errors";
import { type ReadOptions, readOptions } from "./read-options";
import type { Send } from "./send";

export type Batcher<T> = {
  /** Null where there is none. Rejects when its batch failed. */
  load(id: number): Promise<T | null>;
};

const WINDOW_MS = 10;
/** Batches that the ids of one kind may wait for: with the others' share, about three seconds. */
const MAX_BATCHES = 4;

/** The ids of one kind that wait. An owner is a client, or a client's background reads. */
type Queue = {
  countOf(owner: string): number;
  take(owner: string, rounds: number): Part | null;
};

/**
 * Reads by id, in batches that all clients share. Each owner of ids waits for a slot of its own, and the batch that leaves with it
 * takes as many ids from every other owner as from that one: thousands of ids of one client never delay another's.
 */
export function createBatching(send: Send) {
  const queues: Queue[] = [];
  const waits = new Map<string, AbortController>();

  function waitForSlot(owner: string, read: ReadOptions): void {
    if (waits.has(owner)) return;
    const wait = new AbortController();
    waits.set(owner, wait);
    inCleanContext()(() => setTimeout(() => void sendBatch(owner, read, wait), WINDOW_MS));
  }

  async function sendBatch(owner: string, read: ReadOptions, wait: AbortController): Promise<void> {
    const { signal } = wait;
    let parts: Part[] | undefined;
    const take = () => (parts ??= takeBatch(owner, read));
    if (signal.aborted) return;
    try {
      // Refused by how many ids wait (`assertRoom`), not by how many slots.
      await sendParts(send, take, { ...read, maxWaitMs: Number.POSITIVE_INFINITY, signal });
    } catch (error) {
      // The ids of a cancelled wait have left in another batch. Otherwise the batch was not sent, or IGDB failed.
      if (signal.aborted) return;
      const reason = toIgdbError("batch", error);
      for (const part of take()) part.fail(reason);
    }
  }

  /** Closes a batch. Owners of whom no id is left wait no more. */
  function takeBatch(owner: string, read: ReadOptions): Part[] {
    waits.delete(owner);
    const rounds = Math.max(...queues.map((queue) => queue.countOf(owner)));
    const parts = queues.flatMap((queue) => queue.take(owner, rounds) ?? []);
    const hasMore = (name: string) => queues.some((queue) => queue.countOf(name) > 0);
    for (const [other, wait] of waits) {
      if (hasMore(other)) continue;
      waits.delete(other);
      wait.abort();
    }
    if (hasMore(owner)) waitForSlot(owner, read);
    return parts;
  }

  return function batcherOf<Row, T>(kind: Kind<Row, T>): Batcher<T> {
    const waiting = new Map<string, Map<number, Waiter<T>[]>>();
    const sent = new Map<number, Promise<T | null>>();

    function takeId(id: number): Waiter<T>[] {
      const waiters: Waiter<T>[] = [];
      for (const [owner, ids] of waiting) {
        waiters.push(...(ids.get(id) ?? []));
        ids.delete(id);
        if (ids.size === 0) waiting.delete(owner);
      }
      const found = new Promise<T | null>((resolve, reject) => waiters.push({ resolve, reject }));
      sent.set(id, found);
      const forget = () => sent.delete(id);
      found.then(forget, forget);
      return waiters;
    }

    queues.push({
      countOf: (owner) => waiting.get(owner)?.size ?? 0,
      take(owner, rounds) {
        const taken = new Map<number, Waiter<T>[]>();
        const owners = [owner, ...[...waiting.keys()].filter((other) => other !== owner)];
        for (let round = 0; round < rounds && waiting.size > 0; round++) {
          for (const name of owners) {
            const [id] = waiting.get(name)?.keys() ?? [];
            if (id !== undefined && taken.size < kind.size) taken.set(id, takeId(id));
          }
          if (taken.size >= kind.size) break;
        }
        return taken.size > 0 ? toPart(kind, taken) : null;
      },
    });

    function assertRoom(owner: string): void {
      const own = waiting.get(owner)?.size ?? 0;
      const room = kind.size * MAX_BATCHES;
      let ahead = 0;
      for (const ids of waiting.values()) ahead += Math.min(ids.size, own + 1);
      if (ahead < room) return;
      if (own >= room) throw new AppError("rate_limited", TOO_MANY_MESSAGE, { retryAfterS: RETRY_AFTER_S });
      throw toIgdbError(kind.endpoint, new Error("too many ids wait"));
    }

    return {
      async load(id) {
        const read = readOptions();
        await kind.charge?.();
        const onItsWay = sent.get(id);
        if (onItsWay) return onItsWay;
        const owner = `${read.client} ${read.priority}`;
        if (kind.charge) assertRoom(owner);
        const ids = waiting.get(owner) ?? new Map<number, Waiter<T>[]>();
        waiting.set(owner, ids);
        const found = new Promise<T | null>((resolve, reject) => {
          ids.set(id, [...(ids.get(id) ?? []), { resolve, reject }]);
        });
        waitForSlot(owner, read);
        return found;
      },
    };
  };
}
