import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlineScriptSources, shellScriptSources } from "./inline-scripts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hashes each inline script once, and no external one", () => {
  const html = `<head><script>a()</script><script src="/x.js" async=""></script><script id="_R_" src="/y.js"></script>
    <script type="x">b("é")</script><script>a()</script></head>`;
  expect(inlineScriptSources(html)).toEqual([hash("a()"), hash('b("é")')]);
});

let pages = "";
beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), "questshelf-pages-"));
  mkdirSync(join(pages, "auth/deep"), { recursive: true });
  for (const [file, script] of [
    ["auth.html", "1"],
    ["auth/email.html", "2"],
    ["auth/deep/page.html", "3"],
    ["auth/email.meta", "4"],
    ["games.html", "5"],
  ] as const) {
    writeFileSync(join(pages, file), `<script>${script}</script>`);
  }
});
afterAll(() => rmSync(pages, { recursive: true }));

test("reads the pages of the given folders only", () => {
  const found = shellScriptSources(pages, ["auth", "settings"]);
  expect(Object.fromEntries(found)).toEqual({
    "/auth": hash("1"),
    "/auth/email": hash("2"),
    "/auth/deep/page": hash("3"),
  });
});

test("returns nothing without a build", () => {
  expect(shellScriptSources(join(pages, "nothing"), ["auth"]).size).toBe(0);
});
