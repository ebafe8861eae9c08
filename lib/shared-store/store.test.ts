import { afterEach, beforeAll, expect, test } from "vitest";
import { createSharedStore, type SharedStore } from "./store";
import { type FakeRedis, startFakeRedis } from "./test-redis";

// So that its loading does not count as Redis's time.
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
  const isAvailable = () => new Promise<void>((resolve) => store.onAvailable(resolve));
  return { store, lines, write, isAvailable };
}

test("returns the result of the work in Redis", async () => {
  const { write, lines } = storeAt((await fakeRedis()).url);
  await expect.poll(write).toBe("OK");
  expect(lines).toEqual([]);
});

test.each(["silent", "garbage"] as const)(
  "skips a Redis that is %s, logs it once, and uses it again when it answers",
  async (mode) => {
    const redis = await fakeRedis();
    const { write, lines, isAvailable } = storeAt(redis.url);
    await expect.poll(write).toBe("OK");
    redis.mode = mode;
    const start = performance.now();
    for (const _ of [1, 2, 3]) expect(await write()).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1500);
    expect(lines).toHaveLength(1);
    redis.mode = "ok";
    await isAvailable();
    await expect.poll(write).toBe("OK");
    expect(lines).toEqual([
      expect.stringContaining("redis_unavailable"),
      expect.stringContaining("redis_available"),
    ]);
  },
);

test("connects to a Redis that starts later", async () => {
  const first = await fakeRedis();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const { write, lines, isAvailable } = storeAt(first.url);
  expect(await write()).toBeUndefined();
  expect(lines).toHaveLength(1);
  await fakeRedis(port);
  await isAvailable();
  await expect.poll(write).toBe("OK");
});

test("tries a slow Redis once more before it counts as unavailable", async () => {
  const redis = await fakeRedis();
  const { store, write } = storeAt(redis.url);
  await expect.poll(write).toBe("OK");
  expect(await store.isUnavailable()).toBe(false);

  redis.mode = "silent";
  expect(await write()).toBeUndefined();
  redis.mode = "ok";
  expect(await store.isUnavailable()).toBe(false);
  expect(await write()).toBe("OK");

  redis.mode = "silent";
  expect(await write()).toBeUndefined();
  expect(await store.isUnavailable()).toBe(true);
});

test("reports a closed Redis as unavailable at once", async () => {
  const redis = await fakeRedis();
  const { store, write } = storeAt(redis.url);
  await expect.poll(write).toBe("OK");
  await redis.stop();
  await expect.poll(write).toBeUndefined();
  const inTime = Promise.race([
    store.isUnavailable(),
    new Promise((resolve) => setTimeout(resolve, 200, "late")),
  ]);
  expect(await inTime).toBe(true);
});

test("never logs the address, which may contain a password", async () => {
  const { write, lines } = storeAt("redis://user:secret@127.0.0.1:1/0");
  await write();
  expect(lines.join()).not.toContain("secret");
});
