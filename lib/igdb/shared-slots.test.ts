import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createSharedStore, type SharedStore } from "@/lib/shared-store/store";
import { type FakeRedis, startFakeRedis } from "@/lib/shared-store/test-redis";
import { type AcquireSlot, shareSlots } from "./shared-slots";

let redis: FakeRedis;
let store: SharedStore;
let acquire: AcquireSlot;
function slotsOf(shared: SharedStore): AcquireSlot {
  const share = shareSlots(shared);
  if (!share) throw new Error("no Redis");
  return share([0, 1, 2, 3]);
}
// So that its loading does not count as Redis's time.
beforeAll(() => import("@redis/client"));
beforeEach(async () => {
  redis = await startFakeRedis();
  redis.numbers = [1, 0];
  store = createSharedStore(redis.url, () => {});
  acquire = slotsOf(store);
  await expect.poll(() => store.use((client) => client.set("key", "value"))).toBe("OK");
});
afterEach(async () => {
  store.close();
  await redis.stop();
});

test("waits for a Redis that is slow for a moment", async () => {
  await acquire();
  expect(redis.scripts).toBe(1);
  redis.mode = "silent";
  const slot = acquire();
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
    "answering garbage",
    () => {
      redis.mode = "garbage";
    },
  ],
])("has one slot while Redis is %s", async (_, fail) => {
  await fail();
  const giveBack = await acquire();
  const second = acquire().then(() => "lent");
  const soon = new Promise((resolve) => setTimeout(resolve, 200, "waits"));
  expect(await Promise.race([second, soon])).toBe("waits");
  giveBack();
  expect(await second).toBe("lent");
});

test("works without a Redis that hangs at the start, and leaves no connection open", async () => {
  redis.mode = "silent";
  store.close();
  store = createSharedStore(redis.url, () => {});
  await slotsOf(store)();
  expect(await store.isUnavailable()).toBe(true);
  store.close();
  await expect.poll(() => redis.connections(), { timeout: 4000 }).toBe(0);
});

test("rejects with the reason of its signal", async () => {
  redis.mode = "silent";
  const given = new AbortController();
  const slot = acquire(given.signal);
  given.abort(new Error("given up"));
  await expect(slot).rejects.toThrow("given up");
});
