import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedSlots } from "../../lib/igdb/shared-slots.ts";
import { createSharedStore, type SharedStore } from "../../lib/shared-store/store.ts";
import { type RedisServer, startRedisServer } from "../../scripts/lib/redis-server.ts";
import { findProgram } from "../../scripts/lib/system-program.ts";

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

  /** Takes all slots, and tells how many of them are to be had within some seconds. */
  async function lentWithin(ms: number, name: string) {
    const lend = sharedSlots(store, name, COUNT);
    const lent: (() => void)[] = [];
    for (let slot = 0; slot < COUNT; slot++) void lend().then((giveBack) => lent.push(giveBack));
    await setTimeout(ms);
    return lent;
  }

  test("a slot that was lent too late to be heard of is lent to whoever asked, not to nobody", async () => {
    redis.freeze();
    const lent = lentWithin(4000, "late");
    await setTimeout(400);
    redis.thaw();
    expect(await lent).toHaveLength(COUNT);
  });

  test("a slot that was given back while Redis was slow is free again soon", async () => {
    const first = await lentWithin(500, "given-back");
    expect(first).toHaveLength(COUNT);
    redis.freeze();
    expect(await store.use((client) => client.ping())).toBeUndefined();
    for (const giveBack of first) giveBack();
    redis.thaw();
    expect(await lentWithin(5000, "given-back")).toHaveLength(COUNT);
  });
});
