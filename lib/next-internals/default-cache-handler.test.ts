import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { type CacheEntry, createDefaultCacheHandler } from "./default-cache-handler";

const entry = (): CacheEntry => ({
  value: new Response("value").body ?? new ReadableStream(),
  tags: ["games"],
  stale: 60,
  timestamp: performance.timeOrigin + performance.now(),
  expire: 3600,
  revalidate: 60,
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("stores an entry until its tag is expired, for the page cache, too", async () => {
  const handler = createDefaultCacheHandler(1_000_000);
  await handler.set("key", Promise.resolve(entry()));
  const found = await handler.get("key", []);
  expect(await new Response(found?.value).text()).toBe("value");

  // The clock that Next compares with: the time of day can be ahead of it.
  const before = performance.timeOrigin + performance.now();
  await pause();
  await handler.updateTags(["games"]);
  // Next rounds the time of the expiry, which may be half a millisecond ahead.
  await pause();
  expect(await handler.get("key", [])).toBeUndefined();
  const { areTagsExpired } = createRequire(import.meta.url)(
    "next/dist/server/lib/incremental-cache/tags-manifest.external",
  );
  expect(areTagsExpired(["games"], before)).toBe(true);
});
