// Next loads its cache handlers without bundling them, and this with them: hence relative imports, and no "server-only".
import { inCleanContext } from "../clean-context.ts";
import { type LogFields, log } from "../log.ts";
import { processWide } from "../process-wide.ts";

/** What asking Redis may cost a request before it goes on without. */
const TIMEOUT_MS = 250;
/** How often a Redis that is away is tried again. */
const PROBE_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
/** RESP's bulk string, which is to come as bytes (`RESP_TYPES.BLOB_STRING`). */
const BLOB_STRING = 36;

export type Redis = Awaited<ReturnType<typeof open>>;

/** What all instances of the app share. */
export type SharedStore = {
  isConfigured: boolean;
  /**
   * What `work` does in Redis; undefined where there is no Redis, or where it is away, failed or was too slow: the caller
   * then goes on with its own memory. Never throws.
   */
  use<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  /**
   * Whether Redis cannot be used. Where it was only too slow, as it seems to be from a process that is itself busy, it is
   * asked once more first, which takes up to 2 s.
   */
  isAway(): Promise<boolean>;
  /** The bytes under a key; undefined where there are none, and as above. */
  readBytes(key: string): Promise<Buffer | undefined>;
  /** Hears every message of a channel from now on; `onConnected` is called whenever messages may have been missed. */
  follow(channel: string, onMessage: (message: string) => void, onConnected: () => void): void;
  /** Called when a Redis that was away can be used again. */
  onBack(listener: () => void): void;
  close(): void;
};

const NO_STORE: SharedStore = {
  isConfigured: false,
  use: async () => undefined,
  isAway: async () => true,
  readBytes: async () => undefined,
  follow() {},
  onBack() {},
  close() {},
};

async function open(url: string, onError: (error: Error) => void) {
  // Loaded only where it is needed: it is no part of the start without Redis.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    keyPrefix: "questshelf:",
    disableOfflineQueue: true,
    // Who connects again is `probe`: a connection that has failed once may have answers of before under way.
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on("error", onError);
  try {
    // The client itself waits without an end for one that takes the connection and then says nothing.
    await settled(client.connect(), CONNECT_TIMEOUT_MS, () => new Error("no connection in time"));
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
  return client;
}

/** What `work` comes to, or the error where that takes longer. */
function settled<T>(work: Promise<T>, ms: number, error: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    // Where this process was busy itself, the answer may lie there unread: it is read before the second of these.
    const timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(error()))), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

class TooSlow extends Error {
  constructor() {
    super(`no answer within ${TIMEOUT_MS} ms`);
  }
}

type Follower = { channel: string; onMessage: (message: string) => void; onConnected: () => void };

type Warn = (event: string, fields?: LogFields) => void;

/** @param warn logs, once each, that Redis is unavailable and that it can be used again. */
export function createSharedStore(url: string, warn: Warn = log.warn): SharedStore {
  const clean = inCleanContext();
  const listeners: (() => void)[] = [];
  const followers: Follower[] = [];
  let isAway = false;
  /** While it is away: whether it still is after it was tried again. */
  let doubt = Promise.withResolvers<boolean>();
  let isClosed = false;
  let probing: NodeJS.Timeout | undefined;
  let connections: Promise<Redis>[] = [];

  /** A connection of the present set; its first trouble is the end of them all. */
  function connect(): Promise<Redis> {
    const set = connections;
    const connection = clean(() => open(url, (error) => set === connections && leave(error)));
    set.push(connection);
    return connection;
  }

  function disconnect() {
    for (const connection of connections) connection.then((redis) => redis.destroy()).catch(() => {});
    connections = [];
  }

  function leave(error: unknown) {
    if (isAway || isClosed) return;
    isAway = true;
    doubt = Promise.withResolvers();
    if (!(error instanceof TooSlow)) doubt.resolve(true);
    disconnect();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    warn("redis_unavailable", { reason });
    clean(probeLater);
  }

  function probeLater() {
    probing = setTimeout(async () => {
      try {
        const again = connect();
        // A write, because a Redis that is full or a replica answers everything else.
        await within(again.then((redis) => redis.set("probe", "1", { PX: PROBE_MS })));
        main = again;
      } catch {
        disconnect();
        doubt.resolve(true);
        if (!isClosed) probeLater();
        return;
      }
      isAway = false;
      doubt.resolve(false);
      warn("redis_available");
      for (const follower of followers) listen(follower);
      for (const listener of listeners) listener();
    }, PROBE_MS).unref();
  }

  function listen({ channel, onMessage, onConnected }: Follower) {
    connect()
      .then((redis) => redis.subscribe(channel, onMessage))
      .then(onConnected, leave);
  }

  let main = connect();
  main.catch(leave);

  const use: SharedStore["use"] = async (work) => {
    if (isAway || isClosed) return undefined;
    const connection = main;
    // Still connecting is not away: whether it can is told soon.
    const redis = await within(connection).catch(() => undefined);
    if (!redis) return undefined;
    try {
      return await clean(() => within(work(redis)));
    } catch (error) {
      if (connection === main) leave(error);
      return undefined;
    }
  };

  return {
    isConfigured: true,
    use,
    isAway: async () => isClosed || (isAway && (await doubt.promise)),
    async readBytes(key) {
      const bytes = await use((redis) => redis.withTypeMapping({ [BLOB_STRING]: Buffer }).get(key));
      return bytes ?? undefined;
    },
    follow(channel, onMessage, onConnected) {
      const follower = { channel, onMessage, onConnected };
      followers.push(follower);
      if (!isAway) listen(follower);
    },
    onBack: (listener) => void listeners.push(listener),
    close() {
      isClosed = true;
      clearTimeout(probing);
      doubt.resolve(true);
      disconnect();
    },
  };
}

function within<T>(work: Promise<T>): Promise<T> {
  return settled(work, TIMEOUT_MS, () => new TooSlow());
}

/** The store that `REDIS_URL` names; without it, and while the app is built, one that has nothing. */
export const sharedStore = processWide("shared-store", () => {
  const url = process.env.REDIS_URL?.trim();
  return url && process.env.NEXT_PHASE !== "phase-production-build" ? createSharedStore(url) : NO_STORE;
});
