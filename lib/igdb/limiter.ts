import "server-only";
import type { ReadOptions } from "./read-options";
import type { AcquireSlot } from "./shared-slots";

/** IGDB's budget: 4 requests a second, 8 open ones. With Redis, all instances share it. */
export type Limiter = {
  /** @throws {BusyError} at once where the wait would be too long; the signal's reason when it fires. */
  acquire(options: ReadOptions): Promise<Slot>;
};

export type Slot = {
  release(): void;
  /** When no request was sent. */
  returnUnused(): void;
};

export type LimiterOptions = {
  perSecond: number;
  open: number;
  share?: ((name: string, count: number) => AcquireSlot) | undefined;
  /** Half of the slots unless it is given. */
  backgroundSlots?: number | undefined;
};

export class BusyError extends Error {
  /** True where it would wait for the client's own reads. */
  readonly isOwn: boolean;
  readonly retryAfterS: number;

  constructor(isOwn: boolean, retryAfterS: number) {
    super(isOwn ? "the client's queue is full" : "the queue is full");
    this.name = "BusyError";
    this.isOwn = isOwn;
    this.retryAfterS = retryAfterS;
  }
}

const WINDOW_MS = 1000;
/** Weight of the newest request in the average time that a slot is held. */
const NEWEST_SHARE = 0.2;

type Waiting = { maxWaitMs: number; start(): void };
type Client = { name: string; interactive: Waiting[]; background: Waiting[]; held: number; servedAt: number };

/**
 * A slot is free again one second after its answer arrived, not after its request left: a request may be held up on its way,
 * and IGDB counts when it arrives. Each client has a queue of its own and half of the slots at most. A free slot goes to
 * the client that holds the fewest, then to the one that was served the longest ago.
 */
export function createLimiter({ perSecond, open, share, backgroundSlots }: LimiterOptions): Limiter {
  const count = Math.max(1, Math.floor(Math.min(perSecond, open)));
  const maxBackground = Math.max(1, Math.min(count, backgroundSlots ?? Math.floor(count / 2)));
  const perClient = Math.max(Math.ceil(count / 2), maxBackground);
  const acquireShared = share?.("all", count);
  const acquireBackground = share?.("background", maxBackground);
  const clients = new Map<string, Client>();
  let held = 0;
  let backgroundHeld = 0;
  let served = 0;
  let holdMs = WINDOW_MS;

  function clientOf(name: string): Client {
    const known = clients.get(name);
    if (known) return known;
    const client: Client = { name, interactive: [], background: [], held: 0, servedAt: 0 };
    clients.set(name, client);
    return client;
  }

  function queueToServe(client: Client): Waiting[] | undefined {
    if (client.held >= perClient) return undefined;
    if (client.interactive.length > 0) return client.interactive;
    return client.background.length > 0 && backgroundHeld < maxBackground ? client.background : undefined;
  }

  function nextClient(): Client | undefined {
    let best: Client | undefined;
    for (const client of clients.values()) {
      if (!queueToServe(client)) continue;
      if (!best || client.held < best.held || (client.held === best.held && client.servedAt < best.servedAt))
        best = client;
    }
    return best;
  }

  function serve(): void {
    while (held < count) {
      const client = nextClient();
      const queue = client && queueToServe(client);
      if (!queue) return;
      held += 1;
      client.held += 1;
      client.servedAt = ++served;
      if (queue === client.background) backgroundHeld += 1;
      queue.shift()?.start();
    }
  }

  function release(client: Client, isBackground: boolean): void {
    held -= 1;
    client.held -= 1;
    if (isBackground) backgroundHeld -= 1;
    forgetIdle(client);
    serve();
  }

  function forgetIdle(client: Client): void {
    const isIdle = client.held === 0 && client.interactive.length === 0 && client.background.length === 0;
    if (isIdle && clients.get(client.name) === client) clients.delete(client.name);
  }

  /** Refuses a read with `ahead` reads of its client before it, by how long slots were held lately. */
  function admit(client: Client, ahead: number, { priority, maxWaitMs }: ReadOptions): void {
    const isBackground = priority === "background";
    const ownSlots = isBackground ? Math.min(perClient, maxBackground) : perClient;
    const ownMs = Math.floor((client.held + ahead) / ownSlots) * holdMs;
    // The others are served in turn with this client: no more reads of each than it has itself.
    let interactive = held - backgroundHeld + (isBackground ? 0 : ahead);
    let background = backgroundHeld + (isBackground ? ahead : 0);
    for (const other of clients.values()) {
      if (other === client) continue;
      interactive += Math.min(other.interactive.length, ahead + 1);
      background += Math.min(other.background.length, ahead + 1);
    }
    const allRounds = Math.floor((interactive + background) / count);
    // However many background reads wait, the interactive ones have the slots beyond their half.
    const rounds = isBackground
      ? Math.max(allRounds, Math.floor(background / maxBackground))
      : Math.min(allRounds, Math.floor(interactive / Math.max(1, count - maxBackground)));
    const waitMs = Math.max(ownMs, rounds * holdMs);
    if (waitMs <= maxWaitMs) return;
    forgetIdle(client);
    throw new BusyError(ownMs > maxWaitMs, Math.max(1, Math.ceil((waitMs - maxWaitMs) / 1000)));
  }

  function enqueue(client: Client, options: ReadOptions): Promise<void> {
    const { priority, maxWaitMs, signal } = options;
    signal?.throwIfAborted();
    const queue = client[priority];
    // In the background, the reads that may wait longer let the others pass: an import a client's other reads.
    const passed = priority === "background" ? queue.findIndex((other) => other.maxWaitMs > maxWaitMs) : -1;
    const position = passed < 0 ? queue.length : passed;
    admit(client, position + (priority === "background" ? client.interactive.length : 0), options);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(waiting), 1);
        forgetIdle(client);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        maxWaitMs,
        start() {
          signal?.removeEventListener("abort", giveUp);
          resolve();
        },
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      queue.splice(position, 0, waiting);
      serve();
    });
  }

  return {
    async acquire(options) {
      const client = clientOf(options.client);
      const isBackground = options.priority === "background";
      await enqueue(client, options);
      const startedAt = performance.now();
      const shared = [
        isBackground ? acquireBackground : undefined,
        share?.(`client:${client.name}`, perClient),
        acquireShared,
      ].filter((acquire) => acquire !== undefined);
      const loans: (() => void)[] = [];
      const returnUnused = () => {
        for (const giveBack of loans) giveBack();
        release(client, isBackground);
      };
      try {
        for (const acquire of shared) loans.push(await acquire(options.signal));
        options.signal?.throwIfAborted();
      } catch (error) {
        returnUnused();
        throw error;
      }
      return {
        returnUnused,
        release() {
          for (const giveBack of loans) giveBack();
          const free = () => {
            holdMs += NEWEST_SHARE * (performance.now() - startedAt - holdMs);
            release(client, isBackground);
          };
          setTimeout(free, WINDOW_MS).unref();
        },
      };
    },
  };
}
