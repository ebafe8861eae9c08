import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskLimit, pageBytes } from "./disk-limit";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "questshelf-disk-limit-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const keyOf = (id: number) => `/route-cache/APP_PAGE/abc/$/game/${id}/a-game`;

function writePage(id: number) {
  const base = join(root, keyOf(id));
  for (const file of [".html", ".meta", ".segments/_tree.segment.rsc"]) {
    mkdirSync(dirname(base + file), { recursive: true });
    writeFileSync(base + file, "0123456789");
  }
}

const isThere = (id: number) => existsSync(`${join(root, keyOf(id))}.html`);

test("deletes the page written longest ago, with all its files and its folder", async () => {
  const limit = createDiskLimit(root, 60);
  for (const id of [1, 2, 3]) {
    writePage(id);
    await limit.wrote(keyOf(id), 30);
  }
  expect([1, 2, 3].map(isThere)).toEqual([false, true, true]);
  expect(existsSync(dirname(join(root, keyOf(1))))).toBe(false);
});

test("counts a page that is written again once, and as new", async () => {
  const limit = createDiskLimit(root, 60);
  for (const id of [1, 2, 1, 3]) {
    writePage(id);
    await limit.wrote(keyOf(id), 30);
  }
  expect([1, 2, 3].map(isThere)).toEqual([true, false, true]);
});

test("deletes a dropped page", async () => {
  const limit = createDiskLimit(root, 1000);
  writePage(1);
  await limit.wrote(keyOf(1), 30);
  await limit.drop(keyOf(1));
  expect(isThere(1)).toBe(false);
});

test("counts bytes, not characters", () => {
  const segmentData = new Map([["/_tree", Buffer.from("345")]]);
  expect(pageBytes({ html: "ゼルダ", rscData: Buffer.from("12"), segmentData })).toBe(9 + 2 + 3);
  expect(pageBytes({ html: "Zelda" })).toBe(5);
});
