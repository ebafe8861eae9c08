import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildHash, isBuilt, markBuilt } from "./build-stamp";

let root = "";
const write = (path: string, text = path) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stamp-"));
  write("app/page.tsx");
  write("package-lock.json");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  "app/page.tsx",
  "package-lock.json",
  "lib/new.ts",
  "app/docs/page.tsx",
  "scripts/lib/compile-hints.ts",
])("a change of %s changes the hash", (path) => {
  const before = buildHash(root, {});
  write(path, "changed");
  expect(buildHash(root, {})).not.toBe(before);
});

test.each([
  "lib/a.test.ts",
  "sandbox/main.ts",
  "docs/a.md",
  "deploy/nginx.conf",
  "lab/bench.ts",
  ".data/x",
  ".next/y",
  "node_modules/z.js",
  "next-env.d.ts",
])("%s is not part of the hash", (path) => {
  const before = buildHash(root, {});
  write(path, "changed");
  expect(buildHash(root, {})).toBe(before);
});

test("a renamed file or a changed setting changes the hash", () => {
  const before = buildHash(root, { SITE_URL: "a" });
  expect(buildHash(root, { SITE_URL: "b" })).not.toBe(before);
  rmSync(join(root, "app/page.tsx"));
  write("app/other.tsx", "app/page.tsx");
  expect(buildHash(root, { SITE_URL: "a" })).not.toBe(before);
});

test("only a finished build with the same hash is reused", () => {
  expect(isBuilt(root, "hash")).toBe(false);
  markBuilt(root, "hash");
  expect(isBuilt(root, "hash")).toBe(false);
  write("BUILD_ID");
  expect(isBuilt(root, "hash")).toBe(true);
  expect(isBuilt(root, "other")).toBe(false);
});
