import { expect, test } from "vitest";
import type { CacheEntry } from "../next-internals/default-cache-handler.ts";
import { areTagsExpired, readTime } from "../next-internals/incremental-cache.ts";
import { requestStorage } from "../request-storage.ts";
import { get, set, updateTags } from "./data-cache.ts";

const MINUTE_MS = 60_000;

/** The cache entry of a list: fresh for 30 minutes, stored for 24 hours. */
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
  expect(await get("tagged", [])).toBeUndefined();
});

test("does not serve data whose read was running when their tag expired, nor what was rendered with them", async () => {
  const tags = ["profile:u1"];
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const began = performance.timeOrigin + performance.now();
  const reading = set("open", promise);
  await updateTags(tags);
  // A rendering that begins now, and joins the read.
  await new Promise((done) => setTimeout(done, 5));
  const joined = readTime();
  expect(areTagsExpired(tags, joined)).toBe(false);
  await new Promise((done) => setTimeout(done, 5));
  resolve({ ...entry(0), timestamp: began, tags });
  await reading;
  expect(await get("open", [])).toBeUndefined();
  expect(areTagsExpired(tags, joined)).toBe(true);
});

test("does not serve data that were read in the millisecond in which their tag expired", async () => {
  for (let index = 0; index < 20; index++) {
    const timestamp = performance.timeOrigin + performance.now();
    const tags = [`tag ${index}`];
    await updateTags(tags);
    await set(`same ${index}`, Promise.resolve({ ...entry(0), timestamp, tags }));
    expect(await get(`same ${index}`, [])).toBeUndefined();
  }
});
