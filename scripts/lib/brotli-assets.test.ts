import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressAssets } from "./brotli-assets.ts";

test("compresses scripts and style sheets on each run, and no other files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/a.js"), "a()");
  writeFileSync(join(folder, "font.woff2"), "compressed already");
  await compressAssets(folder);
  writeFileSync(join(folder, "chunks/a.js"), "b()");

  await compressAssets(folder);

  expect(brotliDecompressSync(readFileSync(join(folder, "chunks/a.js.br"))).toString()).toBe("b()");
  expect(() => readFileSync(join(folder, "font.woff2.br"))).toThrow("ENOENT");
  expect(() => readFileSync(join(folder, "chunks/a.js.br.br"))).toThrow("ENOENT");
});
