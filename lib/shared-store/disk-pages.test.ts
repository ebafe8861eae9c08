import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskPages } from "./disk-pages";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "questshelf-disk-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (id: number) => `/route-cache/APP_PAGE/abc/$/game/${id}/${"long".repeat(100)}`;
const page = { html: "x".repeat(1000), rscData: Buffer.from("payload"), segments: new Map([["/_tree", 1]]) };
const open = (pages: number) => createDiskPages(folder, pages * 1100);

test("stores a page of any address, and reads it back whole", async () => {
  const pages = open(2);
  await pages.write(keyOf(1), page, undefined);
  expect(await pages.read(keyOf(1))).toEqual(page);
  expect(await pages.read(keyOf(2))).toBeUndefined();
});

test("deletes the page written longest ago, and counts one that is written again once", async () => {
  const pages = open(2);
  for (const id of [1, 2, 1, 3]) await pages.write(keyOf(id), page, undefined);
  expect(await Promise.all([1, 2, 3].map((id) => pages.read(keyOf(id))))).toEqual([page, undefined, page]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("finds neither a deleted page nor one that cannot be read", async () => {
  const pages = open(5);
  await pages.write(keyOf(1), page, undefined);
  await pages.delete(keyOf(1));
  expect(readdirSync(folder)).toEqual([]);
  await pages.write(keyOf(2), page, undefined);
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), "broken");
  expect([await pages.read(keyOf(1)), await pages.read(keyOf(2))]).toEqual([undefined, undefined]);
});
