import { expect, test } from "vitest";
import type { CacheEntry } from "../next-internals/default-cache-handler.ts";
import { requestStorage } from "../request-storage.ts";
import { get, set, updateTags } from "./data-cache.ts";

const MINUTE_MS = 60_000;

/** Of a list: fresh for 30 minutes, kept for 24 hours. */
const entry = (ageMinutes: number): CacheEntry => ({
  value: new Response("games").body ?? new ReadableStream(),
  tags: ["lists"],
  stale: 1800,
  timestamp: Date.now() - ageMinutes * MINUTE_MS,
  expire: 86_400,
  revalidate: 1800,
});

async function readEntry(ageMinutes: number) {
  const key = `list ${ageMinutes}`;
  await set(key, Promise.resolve(entry(ageMinutes)));
  const request = { id: "r", client: "c", isAnswered: false };
  const found = await requestStorage().run(request, () => get(key, []));
  const text = found && (await new Response(found.value).text());
  return { text, revalidate: found?.revalidate, isStale: "isStale" in request };
}

test("returns fresh data", async () => {
  expect(await readEntry(29)).toEqual({ text: "games", revalidate: 1800, isStale: false });
});

test("returns stale data for 24 hours, and marks the request", async () => {
  expect(await readEntry(31)).toEqual({ text: "games", revalidate: 1800, isStale: true });
  expect(await readEntry(23 * 60)).toEqual({ text: "games", revalidate: 1800, isStale: true });
});

test("drops data after 24 hours, and when their tag has expired", async () => {
  expect(await readEntry(24 * 60 + 1)).toMatchObject({ text: undefined });
  await set("tagged", Promise.resolve(entry(5)));
  await updateTags(["lists"]);
  // Next rounds the time of the expiry, which may be half a millisecond ahead.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await get("tagged", [])).toBeUndefined();
});
