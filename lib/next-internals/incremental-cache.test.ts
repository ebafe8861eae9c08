import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  areTagsExpired,
  expireTags,
  getMemoryCache,
  NextPageCache,
  readTime,
  replaceCacheControls,
  tagsOf,
} from "./incremental-cache";

const load = createRequire(import.meta.url);
const { nodeFs }: typeof import("next/dist/server/lib/node-fs-methods") = load(
  "next/dist/server/lib/node-fs-methods",
);
const { NEXT_CACHE_TAGS_HEADER } = load("next/dist/lib/constants");
const KEY = "/route-cache/APP_PAGE/abc/$/game/1/a-game";
const PAGE = {
  kind: "APP_PAGE",
  html: "<p>Halo</p>",
  headers: { "x-next-cache-tags": "next-games,next-game:1" },
};

let serverDistDir: string;
beforeAll(() => {
  serverDistDir = mkdtempSync(join(tmpdir(), "questshelf-next-cache-"));
});
afterAll(() => rmSync(serverDistDir, { recursive: true, force: true }));

/** Next's types are unions of every kind of page; these are the parts of the one above. */
const create = () =>
  new NextPageCache(
    Object({
      fs: nodeFs,
      serverDistDir,
      flushToDisk: false,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
    }),
  );

test("finds what is put into the shared memory, and writes no files", async () => {
  expect(getMemoryCache(1_000_000)).toBe(getMemoryCache(1_000_000));
  const cache = create();
  getMemoryCache(1_000_000).set(KEY, { lastModified: readTime(), value: Object(PAGE) });
  const context = Object({ kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: true });
  expect(await cache.get(KEY, context)).toMatchObject({ value: { html: PAGE.html } });
  expireTags(["next-games"]);
  expect(await create().get(KEY, context)).toBeNull();
  expect(readdirSync(serverDistDir)).toEqual([]);
});

test("reads the tags of a page, and whether one has expired since", async () => {
  expect(NEXT_CACHE_TAGS_HEADER).toBe("x-next-cache-tags");
  expect(tagsOf(Object(PAGE))).toEqual(["next-games", "next-game:1"]);
  expect([tagsOf(null), tagsOf(Object({ kind: "REDIRECT" }))]).toEqual([[], []]);
  const before = readTime();
  expireTags(["next-games"]);
  expect([areTagsExpired(tagsOf(Object(PAGE)), before), areTagsExpired(["next-game:1"], before)]).toEqual([
    true,
    false,
  ]);
});

test("keeps the lifetimes of addresses in the given map", () => {
  const map = new Map<string, unknown>();
  replaceCacheControls(map);
  const { SharedCacheControls } = load(
    "next/dist/server/lib/incremental-cache/shared-cache-controls.external",
  );
  new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).set("/nowhere", { revalidate: 60 });
  expect([...map]).toEqual([["/nowhere", { revalidate: 60 }]]);
});
