// Next loads its cache handlers, and this file with them, without a bundler: hence relative imports, and no "server-only".
import { inCleanContext } from "../clean-context.ts";
import { type LogFields, log } from "../log.ts";
import { processWide } from "../process-wide.ts";

/** A request waits for Redis no longer. */
const TIMEOUT_MS = 250;
/** How often an unavailable Redis is tried again. */
const PROBE_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
/** `RESP_TYPES.BLOB_STRING`: bulk strings as bytes. */
const BLOB_STRING = 36;

export type Redis = Awaited<ReturnType<typeof open>>;

export type SharedStore = {
  isConfigured: boolean;
  /** The result of `work`; undefined where Redis is not configured, unavailable or too slow. Never throws. */
  use<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  /**
   * Where Redis was only too slow, as it seems to a process that is itself busy, it is tried once more first, which takes up
   * to 2 s.
   */
  isUnavailable(): Promise<boolean>;
  readBytes(key: string): Promise<Buffer | undefined>;
  /** `onConnected` is called whenever messages may have been missed. */
  follow(channel: string, onMessage: (message: string) => void, onConnected: () => void): void;
  onAvailable(listener: () => void): void;
  close(): void;
};

const NO_STORE: SharedStore = {
  isConfigured: false,
  use: async () => undefined,
  isUnavailable: async () => true,
  readBytes: async () => undefined,
  follow() {},
  onAvailable() {},
  close() {},
};

async function open(url: string, onError: (error: Error) => void) {
  // Loaded only if it is needed.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    keyPrefix: "questshelf:",
    disableOfflineQueue: true,
    // `probeLater` opens a new connection: a failed one may still receive earlier answers.
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on("error", onError);
  try {
    // The client waits for ever for a server that accepts the connection and does not answer.
    await settled(client.connect(), CONNECT_TIMEOUT_MS, () => new Error("no connection in time"));
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
  return client;
}

/** The result of `work`, or the error after `ms`. */
function settled<T>(work: Promise<T>, ms: number, error: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    // In a busy process the answer may have arrived unread: it is read before the second `setImmediate`.
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

/** @param warn logs, once each, that Redis is unavailable and available again */
export function createSharedStore(url: string, warn: Warn = log.warn): SharedStore {
  const clean = inCleanContext();
  const listeners: (() => void)[] = [];
  const followers: Follower[] = [];
  let isUnavailable = false;
  /** While it is unavailable: whether it still is after it was tried again. */
  let checked = Promise.withResolvers<boolean>();
  let isClosed = false;
  let probing: NodeJS.Timeout | undefined;
  let connections: Promise<Redis>[] = [];

  /** The first error of a connection closes all of its set. */
  function connect(): Promise<Redis> {
    const set = connections;
    const connection = clean(() => open(url, (error) => set === connections && fail(error)));
    set.push(connection);
    return connection;
  }

  function disconnect() {
    for (const connection of connections) connection.then((redis) => redis.destroy()).catch(() => {});
    connections = [];
  }

  function fail(error: unknown) {
    if (isUnavailable || isClosed) return;
    isUnavailable = true;
    checked = Promise.withResolvers();
    if (!(error instanceof TooSlow)) checked.resolve(true);
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
        checked.resolve(true);
        if (!isClosed) probeLater();
        return;
      }
      isUnavailable = false;
      checked.resolve(false);
      warn("redis_available");
      for (const follower of followers) listen(follower);
      for (const listener of listeners) listener();
    }, PROBE_MS).unref();
  }

  function listen({ channel, onMessage, onConnected }: Follower) {
    connect()
      .then((redis) => redis.subscribe(channel, onMessage))
      .then(onConnected, fail);
  }

  let main = connect();
  main.catch(fail);

  const use: SharedStore["use"] = async (work) => {
    if (isUnavailable || isClosed) return undefined;
    const connection = main;
    // A connection that is still being made is not a failure.
    const redis = await within(connection).catch(() => undefined);
    if (!redis) return undefined;
    try {
      return await clean(() => within(work(redis)));
    } catch (error) {
      if (connection === main) fail(error);
      return undefined;
    }
  };

  return {
    isConfigured: true,
    use,
    isUnavailable: async () => isClosed || (isUnavailable && (await checked.promise)),
    async readBytes(key) {
      const bytes = await use((redis) => redis.withTypeMapping({ [BLOB_STRING]: Buffer }).get(key));
      return bytes ?? undefined;
    },
    follow(channel, onMessage, onConnected) {
      const follower = { channel, onMessage, onConnected };
      followers.push(follower);
      if (!isUnavailable) listen(follower);
    },
    onAvailable: (listener) => void listeners.push(listener),
    close() {
      isClosed = true;
      clearTimeout(probing);
      checked.resolve(true);
      disconnect();
    },
  };
}

function within<T>(work: Promise<T>): Promise<T> {
  return settled(work, TIMEOUT_MS, () => new TooSlow());
}

/** The store of `REDIS_URL`; without it, and during the build, an empty one. */
export const sharedStore = processWide("shared-store", () => {
  const url = process.env.REDIS_URL?.trim();
  return url && process.env.NEXT_PHASE !== "phase-production-build" ? createSharedStore(url) : NO_STORE;
});
