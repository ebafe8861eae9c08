import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createSharedStore, type SharedStore } from "@/lib/shared-store/store";
import { type FakeRedis, startFakeRedis } from "@/lib/shared-store/test-redis";
import { type AcquireSlot, sharedSlots } from "./shared-slots";

let redis: FakeRedis;
let store: SharedStore;
let lend: AcquireSlot;
// What loading it takes is no time of Redis's.
beforeAll(() => import("@redis/client"));
beforeEach(async () => {
  redis = await startFakeRedis();
  redis.numbers = [1, 0];
  store = createSharedStore(redis.url, () => {});
  lend = sharedSlots(store, "requests", 4);
  await expect.poll(() => store.use((client) => client.set("key", "value"))).toBe("OK");
});
afterEach(async () => {
  store.close();
  await redis.stop();
});

test("a slot is Redis's to lend, also where Redis was slow for a moment", async () => {
  await lend();
  expect(redis.scripts).toBe(1);
  redis.mode = "silent";
  const slot = lend();
  setTimeout(() => {
    redis.mode = "ok";
  }, 400);
  await slot;
  expect(redis.scripts).toBe(2);
});

test.each([
  ["gone", () => redis.stop()],
  [
    "silent",
    () => {
      redis.mode = "silent";
    },
  ],
  [
    "talking nonsense",
    () => {
      redis.mode = "garbage";
    },
  ],
])("while Redis is %s, one slot is lent without it", async (_, away) => {
  await away();
  const giveBack = await lend();
  const second = lend().then(() => "lent");
  const soon = new Promise((resolve) => setTimeout(resolve, 200, "waits"));
  expect(await Promise.race([second, soon])).toBe("waits");
  giveBack();
  expect(await second).toBe("lent");
});

test("an instance that starts while Redis hangs asks without it, and leaves no connection behind", async () => {
  redis.mode = "silent";
  store.close();
  store = createSharedStore(redis.url, () => {});
  await sharedSlots(store, "requests", 4)();
  expect(await store.isAway()).toBe(true);
  store.close();
  await expect.poll(() => redis.connections(), { timeout: 4000 }).toBe(0);
});

test("who gives up meanwhile is lent nothing", async () => {
  redis.mode = "silent";
  const given = new AbortController();
  const slot = lend(given.signal);
  given.abort(new Error("given up"));
  await expect(slot).rejects.toThrow("given up");
});
