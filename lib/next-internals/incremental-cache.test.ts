import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getMemoryCache,
  NextPageCache,
  PAGE_FILES,
  PAGES_FOLDER,
  replaceCacheControls,
  withPayload,
} from "./incremental-cache";

const load = createRequire(import.meta.url);
const { nodeFs }: typeof import("next/dist/server/lib/node-fs-methods") = load(
  "next/dist/server/lib/node-fs-methods",
);
const KEY = `/${PAGES_FOLDER}/APP_PAGE/abc/$/game/1/a-game`;
const PAGE = {
  kind: "APP_PAGE",
  html: "<p>Halo</p>",
  rscData: Buffer.from("payload"),
  headers: {},
  postponed: undefined,
  status: 200,
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
};
const CONTEXT = {
  isFallback: false,
  isRoutePPREnabled: true,
  cacheControl: { revalidate: 60, expire: 3600 },
};

let serverDistDir: string;
beforeAll(() => {
  serverDistDir = mkdtempSync(join(tmpdir(), "questshelf-next-cache-"));
});
afterAll(() => rmSync(serverDistDir, { recursive: true, force: true }));

/** Next's types are unions of every kind of page; these are the parts of the one above. */
const create = () =>
  new NextPageCache(
    Object({ fs: nodeFs, serverDistDir, flushToDisk: true, maxMemoryCacheSize: 0, revalidatedTags: [] }),
  );

test("writes a page to the known folder and files only, and reads it back whole", async () => {
  await create().set(KEY, Object(PAGE), withPayload(Object(PAGE), Object(CONTEXT)));
  const files = readdirSync(join(serverDistDir, PAGES_FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(serverDistDir, KEY).length));
  expect(files.sort()).toEqual([".html", ".meta", ".rsc", ".segments/_tree.segment.rsc"]);
  expect(files.every((file) => PAGE_FILES.some((known) => file.startsWith(known)))).toBe(true);
  const found = await create().get(KEY, Object({ ...CONTEXT, kind: "APP_PAGE" }));
  expect(found?.value).toMatchObject({ html: PAGE.html, rscData: PAGE.rscData });
});

test("a page without a dynamic part still needs `withPayload`", async () => {
  const key = `${KEY}-without`;
  await create().set(key, Object(PAGE), Object(CONTEXT));
  expect(await create().get(key, Object({ ...CONTEXT, kind: "APP_PAGE" }))).toBeNull();
});

test("shares one memory cache, which takes whole entries", () => {
  expect(getMemoryCache(0)).toBe(getMemoryCache(0));
  expect(getMemoryCache(0).set).toBeTypeOf("function");
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
