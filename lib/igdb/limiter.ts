import "server-only";
import type { Lend } from "./shared-slots";
import type { Turn } from "./turn";

/** IGDB's budget (4 requests a second, 8 open ones), which all instances share where there is a Redis. */
export type Limiter = {
  /**
   * Runs a task when the budget allows it. Rejects with the signal's reason while the task still waits.
   * @throws {BusyError} at once where the task would wait for too long.
   */
  run<T>(task: () => Promise<T>, turn: Turn): Promise<T>;
};

export type LimiterOptions = {
  perSecond: number;
  open: number;
  /** Slots that one client may hold. Default: half of them, so that one client always leaves as many to the others. */
  perClient?: number;
  /** Where this process's slots are to be had of all instances' slots. */
  share?: (count: number) => Lend;
  /** The same of one client's slots. */
  shareOfClient?: (client: string, count: number) => Lend;
};

/** A read that is refused because it would wait for too long. */
export class BusyError extends Error {
  /** True where the client's own reads are what it would wait for. */
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
const MAX_WAIT_MS = 3000;
const MAX_BACKGROUND_WAIT_MS = 30_000;
/** How much the newest request counts in the average time for which one holds its slot. */
const NEWEST_SHARE = 0.2;

type Waiting = { start(): void };
type Client = { name: string; visible: Waiting[]; background: Waiting[]; held: number; servedAt: number };

/**
 * At most `perSecond` tasks reach the other side in any second, as it counts them: a slot is lent again a second after
 * its answer arrived, not after its request left, because a request may be held up on its way, for seconds when this
 * process is busy. What it costs: a little less than the full rate, and fewer open ones than IGDB would allow.
 *
 * Each client has a queue of its own. A free slot goes to the client that holds the fewest, and of several to the one
 * that was served the longest ago.
 */
export function createLimiter({
  perSecond,
  open,
  share,
  shareOfClient,
  ...options
}: LimiterOptions): Limiter {
  const count = Math.max(1, Math.floor(Math.min(perSecond, open)));
  const perClient = options.perClient ?? Math.ceil(count / 2);
  const lend = share?.(count);
  const clients = new Map<string, Client>();
  let free = count;
  let served = 0;
  let holdMs = WINDOW_MS;

  function clientOf(name: string): Client {
    const known = clients.get(name);
    if (known) return known;
    const client: Client = { name, visible: [], background: [], held: 0, servedAt: 0 };
    clients.set(name, client);
    return client;
  }

  function next(): Client | undefined {
    let best: Client | undefined;
    for (const client of clients.values()) {
      if (client.held >= perClient || client.visible.length + client.background.length === 0) continue;
      if (!best || client.held < best.held || (client.held === best.held && client.servedAt < best.servedAt))
        best = client;
    }
    return best;
  }

  function serve(): void {
    while (free > 0) {
      const client = next();
      const waiting = client && (client.visible.shift() ?? client.background.shift());
      if (!waiting) return;
      free -= 1;
      client.held += 1;
      client.servedAt = ++served;
      waiting.start();
    }
  }

  function release(client: Client): void {
    free += 1;
    client.held -= 1;
    forget(client);
    serve();
  }

  function forget(client: Client): void {
    const isIdle = client.held === 0 && client.visible.length === 0 && client.background.length === 0;
    if (isIdle && clients.get(client.name) === client) clients.delete(client.name);
  }

  /** Refuses what would wait for too long, by how long slots were held lately. */
  function admit(client: Client, { isBackground, maxWaitMs }: Turn): void {
    const limitMs = maxWaitMs ?? (isBackground ? MAX_BACKGROUND_WAIT_MS : MAX_WAIT_MS);
    const ahead = client.visible.length + (isBackground ? client.background.length : 0);
    const ownMs = Math.floor((client.held + ahead) / perClient) * holdMs;
    // The others are served in turn with this one: no more of each than this one has.
    let all = count - free + ahead;
    for (const other of clients.values()) {
      if (other !== client) all += Math.min(other.visible.length + other.background.length, ahead + 1);
    }
    const waitMs = Math.max(ownMs, Math.floor(all / count) * holdMs);
    if (waitMs <= limitMs) return;
    forget(client);
    throw new BusyError(ownMs > limitMs, Math.max(1, Math.ceil((waitMs - limitMs) / 1000)));
  }

  async function hold<T>(client: Client, task: () => Promise<T>, signal: AbortSignal | undefined) {
    const startedAt = performance.now();
    const lenders = [shareOfClient?.(client.name, perClient), lend].filter((one) => one !== undefined);
    const loans: (() => void)[] = [];
    try {
      for (const borrow of lenders) loans.push(await borrow(signal));
      signal?.throwIfAborted();
    } catch (error) {
      for (const giveBack of loans) giveBack();
      release(client);
      throw error;
    }
    const done = task();
    void done
      .catch(() => {})
      .then(async () => {
        for (const giveBack of loans) giveBack();
        await pause(WINDOW_MS);
        holdMs += NEWEST_SHARE * (performance.now() - startedAt - holdMs);
        release(client);
      });
    return done;
  }

  return {
    run: (task, turn) =>
      new Promise((resolve, reject) => {
        const { signal } = turn;
        if (signal?.aborted) throw signal.reason;
        const client = clientOf(turn.client);
        admit(client, turn);
        const queue = turn.isBackground ? client.background : client.visible;
        const giveUp = () => {
          queue.splice(queue.indexOf(waiting), 1);
          forget(client);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          start() {
            signal?.removeEventListener("abort", giveUp);
            hold(client, task, signal).then(resolve, reject);
          },
        };
        signal?.addEventListener("abort", giveUp, { once: true });
        queue.push(waiting);
        serve();
      }),
  };
}

function pause(ms: number): Promise<void> {
  // Holding a slot is no reason to keep the process alive.
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
