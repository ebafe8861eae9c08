import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlineScriptSources, shellScriptSources } from "./build-output";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hashes each inline script once, and no loaded one", () => {
  const html = `<head><script>a()</script><script src="/x.js" async=""></script><script id="_R_" src="/y.js"></script>
    <script type="x">b("é")</script><script>a()</script></head>`;
  expect(inlineScriptSources(html)).toEqual([hash("a()"), hash('b("é")')]);
});

let dist = "";
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "questshelf-pages-"));
  const pages = join(dist, "server/app");
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
afterAll(() => rmSync(dist, { recursive: true }));

test("reads the pages of the named folders only", () => {
  const found = shellScriptSources(dist, ["auth", "settings"]);
  expect(Object.fromEntries(found)).toEqual({
    "/auth": hash("1"),
    "/auth/email": hash("2"),
    "/auth/deep/page": hash("3"),
  });
});

test("finds nothing in a missing build", () => {
  expect(shellScriptSources(join(dist, "nothing"), ["auth"]).size).toBe(0);
});
