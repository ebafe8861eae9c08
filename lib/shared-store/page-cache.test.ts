import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import PageCache from "./page-cache";
import { createPageFolder } from "./page-folder";

const { nodeFs }: typeof import("next/dist/server/lib/node-fs-methods") = createRequire(import.meta.url)(
  "next/dist/server/lib/node-fs-methods",
);

let serverDistDir: string;
beforeAll(() => {
  serverDistDir = mkdtempSync(join(tmpdir(), "questshelf-page-cache-"));
});
afterAll(() => rmSync(serverDistDir, { recursive: true, force: true }));

const KEY = "/route-cache/APP_PAGE/abc/$/game/1/a-game";
const CONTEXT = {
  isFallback: false,
  isRoutePPREnabled: true,
  cacheControl: { revalidate: 60, expire: 3600 },
};
const READ = { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: true };
const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from("payload"),
  headers: { "x-next-cache-tags": "games" },
  postponed: undefined,
  status: 200,
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
});

/** A cache without memory. */
function createCache() {
  // Its types are Next's unions of every kind of page; these are the parts that a whole page has.
  const context: never = Object({
    fs: nodeFs,
    serverDistDir,
    flushToDisk: true,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
  }) as never;
  return new PageCache(context);
}

test("finds a whole page on disk that is no longer in memory", async () => {
  const cache = createCache();
  await cache.set(KEY, page("<p>ゼルダ</p>") as never, CONTEXT as never);
  expect(await createCache().get(KEY, READ as never)).toMatchObject({
    value: {
      kind: "APP_PAGE",
      html: "<p>ゼルダ</p>",
      rscData: Buffer.from("payload"),
      segmentData: new Map([["/_tree", Buffer.from("tree")]]),
      headers: { "x-next-cache-tags": "games" },
    },
    cacheControl: { revalidate: 60, expire: 3600 },
  });
});

test("does not serve a page from disk whose tag has expired", async () => {
  const cache = createCache();
  await cache.set(KEY, page("old") as never, CONTEXT as never);
  // A tag counts for what was written before it, to the millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cache.revalidateTag("games");
  expect(await cache.get(KEY, READ as never)).toBeNull();
});

test("starts without the pages of earlier processes, and deletes them", async () => {
  const ended = join(serverDistDir, "route-cache-of", "999999999");
  const before = join(serverDistDir, "route-cache-of", String(process.pid), "route-cache");
  const running = join(serverDistDir, "route-cache-of", String(process.ppid));
  for (const folder of [ended, before, running]) mkdirSync(folder, { recursive: true });
  createPageFolder(serverDistDir);
  expect(existsSync(before)).toBe(false);
  await expect.poll(() => existsSync(ended)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
