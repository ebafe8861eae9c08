import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import PageCache from "./page-cache";

const { nodeFs }: typeof import("next/dist/server/lib/node-fs-methods") = createRequire(import.meta.url)(
  "next/dist/server/lib/node-fs-methods",
);

let serverDistDir: string;
beforeAll(() => {
  serverDistDir = mkdtempSync(join(tmpdir(), "questshelf-page-cache-"));
});
afterAll(() => rmSync(serverDistDir, { recursive: true, force: true }));

const MEMORY_BYTES = 1_000_000;
const KEY = "/route-cache/APP_PAGE/abc/$/game/1/a-game";
const CONTEXT = {
  isFallback: false,
  isRoutePPREnabled: true,
  cacheControl: { revalidate: 60, expire: 3600 },
};
/** The tags of all that a user can hide: `lib/profile/keys.ts` and `lib/lists/keys.ts`. */
const TAGGED = ["profile:u1", "username:ada", "list:l1", "lists:u1"];
const READ = { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: true };
const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from("payload"),
  headers: { "x-next-cache-tags": "page-cache" },
  postponed: undefined,
  status: 200,
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
});

/** Next creates one for each request; all share the memory. */
function createCache() {
  // Its types are Next's unions of every kind of page; these are the parts that a whole page has.
  const context: never = Object({
    fs: nodeFs,
    serverDistDir,
    flushToDisk: true,
    maxMemoryCacheSize: MEMORY_BYTES,
    revalidatedTags: [],
  }) as never;
  return new PageCache(context);
}

test("finds a whole page, and writes no page to the disk", async () => {
  const cache = createCache();
  await cache.set(KEY, page("<p>ゼルダ</p>") as never, CONTEXT as never);
  expect(await createCache().get(KEY, READ as never)).toMatchObject({
    value: {
      kind: "APP_PAGE",
      html: "<p>ゼルダ</p>",
      rscData: Buffer.from("payload"),
      segmentData: new Map([["/_tree", Buffer.from("tree")]]),
      headers: { "x-next-cache-tags": "page-cache" },
    },
    cacheControl: { revalidate: 60, expire: 3600 },
  });
  expect(readdirSync(serverDistDir)).toEqual([]);
});

test("does not serve a page whose tag has expired", async () => {
  const cache = createCache();
  await cache.set(KEY, page("old") as never, CONTEXT as never);
  await cache.revalidateTag("page-cache");
  expect(await createCache().get(KEY, READ as never)).toBeNull();
});

test.each(TAGGED)("does not store a page that was being rendered when %s expired", async (tag) => {
  const key = `${KEY}-${tag}`;
  const rendered = { ...page("open"), headers: { "x-next-cache-tags": `other,${tag}` } };
  const rendering = createCache();
  expect(await rendering.get(key, READ as never)).toBeNull();
  await createCache().revalidateTag(tag);
  await rendering.set(key, rendered as never, CONTEXT as never);
  expect(await createCache().get(key, READ as never)).toBeNull();

  const next = createCache();
  // An expiry counts for what begins in the same millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await next.get(key, READ as never);
  await next.set(key, { ...rendered, html: "closed" } as never, CONTEXT as never);
  expect(await createCache().get(key, READ as never)).toMatchObject({ value: { html: "closed" } });
});

test("does not store the redirect or the 404 of what has changed meanwhile", async () => {
  for (const status of [307, 404]) {
    const key = `${KEY}-${status}`;
    const rendering = createCache();
    await rendering.get(key, READ as never);
    await createCache().revalidateTag("page-cache");
    await rendering.set(key, { ...page(""), status } as never, CONTEXT as never);
    expect(await createCache().get(key, READ as never)).toBeNull();
  }
});

test("dates a page by when its rendering began", async () => {
  const rendering = createCache();
  await rendering.get(`${KEY}-dated`, READ as never);
  const began = performance.timeOrigin + performance.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const rendered = { ...page("dated"), headers: { "x-next-cache-tags": "dated" } };
  await rendering.set(`${KEY}-dated`, rendered as never, CONTEXT as never);
  const { lastModified } = Object(await createCache().get(`${KEY}-dated`, READ as never));
  expect(lastModified).toBeLessThanOrEqual(began);
});
