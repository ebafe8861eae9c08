import { afterEach, beforeAll, expect, test } from "vitest";
import { createSharedStore, type SharedStore } from "./store";
import { type FakeRedis, startFakeRedis } from "./test-redis";

// What loading it takes is no time of Redis's.
beforeAll(() => import("@redis/client"));

let stores: SharedStore[] = [];
let servers: FakeRedis[] = [];
afterEach(async () => {
  for (const store of stores) store.close();
  await Promise.all(servers.map((server) => server.stop()));
  stores = [];
  servers = [];
});

async function fakeRedis(port?: number): Promise<FakeRedis> {
  const server = await startFakeRedis(port);
  servers.push(server);
  return server;
}

function storeAt(url: string) {
  const lines: string[] = [];
  const store = createSharedStore(url, (event, fields) => lines.push(`${event} ${JSON.stringify(fields)}`));
  stores.push(store);
  const write = () => store.use((redis) => redis.set("key", "value"));
  const isBack = () => new Promise<void>((resolve) => store.onBack(resolve));
  return { store, lines, write, isBack };
}

test("what is done in Redis comes back", async () => {
  const { write, lines } = storeAt((await fakeRedis()).url);
  await expect.poll(write).toBe("OK");
  expect(lines).toEqual([]);
});

test.each(["silent", "garbage"] as const)(
  "a Redis that is %s costs little, is told once, and heals",
  async (mode) => {
    const redis = await fakeRedis();
    const { write, lines, isBack } = storeAt(redis.url);
    await expect.poll(write).toBe("OK");
    redis.mode = mode;
    const start = performance.now();
    for (const _ of [1, 2, 3]) expect(await write()).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1500);
    expect(lines).toHaveLength(1);
    redis.mode = "ok";
    await isBack();
    await expect.poll(write).toBe("OK");
    expect(lines).toEqual([
      expect.stringContaining("redis_unavailable"),
      expect.stringContaining("redis_available"),
    ]);
  },
);

test("a Redis that is gone, or was never there, is found when it comes", async () => {
  const first = await fakeRedis();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const { write, lines, isBack } = storeAt(first.url);
  expect(await write()).toBeUndefined();
  expect(lines).toHaveLength(1);
  await fakeRedis(port);
  await isBack();
  await expect.poll(write).toBe("OK");
});

test("one that was slow is asked once more before it counts as away", async () => {
  const redis = await fakeRedis();
  const { store, write } = storeAt(redis.url);
  await expect.poll(write).toBe("OK");
  expect(await store.isAway()).toBe(false);

  redis.mode = "silent";
  expect(await write()).toBeUndefined();
  redis.mode = "ok";
  expect(await store.isAway()).toBe(false);
  expect(await write()).toBe("OK");

  redis.mode = "silent";
  expect(await write()).toBeUndefined();
  expect(await store.isAway()).toBe(true);
});

test("one that is gone is known to be away at once", async () => {
  const redis = await fakeRedis();
  const { store, write } = storeAt(redis.url);
  await expect.poll(write).toBe("OK");
  await redis.stop();
  await expect.poll(write).toBeUndefined();
  const inTime = Promise.race([store.isAway(), new Promise((resolve) => setTimeout(resolve, 200, "late"))]);
  expect(await inTime).toBe(true);
});

test("an address is never told, since a password may be in it", async () => {
  const { write, lines } = storeAt("redis://user:secret@127.0.0.1:1/0");
  await write();
  expect(lines.join()).not.toContain("secret");
});
