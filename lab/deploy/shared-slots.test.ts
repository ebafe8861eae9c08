import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareSlots } from "../../lib/igdb/shared-slots.ts";
import { createSharedStore, type SharedStore } from "../../lib/shared-store/store.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";
import { type RedisServer, startRedisServer } from "../lib/redis-server.ts";

const program = findProgram("redis-server");
const COUNT = 4;
const FIRST_PORT = 4970;

describe.skipIf(!program)("IGDB's slots in a Redis", () => {
  let redis: RedisServer;
  let store: SharedStore;
  beforeAll(async () => {
    redis = await startRedisServer(program ?? "", FIRST_PORT);
    store = createSharedStore(redis.url);
    while ((await store.use((client) => client.ping())) === undefined) await setTimeout(50);
  });
  afterAll(async () => {
    store?.close();
    await redis?.kill();
  });

  /** Requests `COUNT` slots from the number `first`; resolves to the release functions of those acquired within `ms`. */
  async function acquireWithin(ms: number, first: number) {
    const numbers = Array.from({ length: COUNT }, (_, index) => first + index);
    const acquire = shareSlots(store)?.(numbers);
    const releases: (() => void)[] = [];
    for (let slot = 0; slot < COUNT; slot++) void acquire?.().then((release) => releases.push(release));
    await setTimeout(ms);
    return releases;
  }

  test("does not lose a slot whose reply arrives after the timeout", async () => {
    redis.freeze();
    const releases = acquireWithin(4000, 0);
    await setTimeout(400);
    redis.thaw();
    expect(await releases).toHaveLength(COUNT);
  });

  test("a slot released while Redis hangs is free again soon", async () => {
    const first = await acquireWithin(500, COUNT);
    expect(first).toHaveLength(COUNT);
    redis.freeze();
    expect(await store.use((client) => client.ping())).toBeUndefined();
    for (const release of first) release();
    redis.thaw();
    expect(await acquireWithin(5000, COUNT)).toHaveLength(COUNT);
  });
});
