import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildWhenChanged, copyBuild } from "./build";
import type { Children } from "./children";

let root = "";
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), "utf8");

const ROUTES = { routes: { "/": {}, "/user/~": {}, "/settings": {} } };
const PAGE = 'export const ensureStatic = "navigation";';
let builds = 0;
/** Writes the files of a build that a copy reads, or fails. */
async function build(env: NodeJS.ProcessEnv, code: number) {
  builds += 1;
  const folder = env.NEXT_DIST_DIR ?? "";
  write(`${folder}/BUILD_ID`, `build ${builds}`);
  write(`${folder}/static/chunks/main.js`, "");
  write(`${folder}/build-manifest.json`, '{ "rootMainFiles": [] }');
  write(`${folder}/cache/entry`, "");
  write(`${folder}/prerender-manifest.json`, JSON.stringify(ROUTES));
  write(`${folder}/server/app/index.html`, env.SITE_URL ?? "");
  write(`${folder}/server/app/user/~.rsc`, env.SITE_URL ?? "");
  write(`${folder}/server/app/settings.html`, "");
  write(`${folder}/routes-manifest.json`, `"${env.SANDBOX_URL}/_sandbox/:path*"`);
  return { code, output: "does not compile" };
}
const childrenWith = (code: number): Pick<Children, "capture" | "run"> => ({
  capture: (_, __, env) => build(env, code),
  run: async () => 1,
});
const app = (port: number) => ({
  settings: { port },
  env: {
    ...process.env,
    SITE_URL: `http://localhost:${port}`,
    SANDBOX_URL: `http://127.0.0.1:${port + 1}`,
  },
});
const make = (port = 3000, code = 0) =>
  buildWhenChanged(app(port), childrenWith(code), { isQuiet: true, root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  write("app/page.tsx", PAGE);
  write("app/(site)/settings/page.tsx", "1");
  builds = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

test("builds once for every port and address, also at the same time", async () => {
  await Promise.all([make(3000), make(4000)]);
  await make(5000);
  expect(builds).toBe(1);
});

test("leaves the last build as it is when the next one fails", async () => {
  await make();
  write("app/page.tsx", "2");
  await expect(make(3000, 1)).rejects.toThrow("does not compile");
  expect(read(".next-build/BUILD_ID")).toBe("build 1");
  write("app/page.tsx", PAGE);
  await make();
  expect(builds).toBe(2);
});

test("does not change the copy of a running server when the sources change", async () => {
  await make();
  const folder = await copyBuild(app(3000), root);
  write("app/page.tsx", "2");
  await make();
  expect(read(".next-build/BUILD_ID")).toBe("build 2");
  expect(read(`${folder}/BUILD_ID`)).toBe("build 1");
  expect(existsSync(join(root, folder, "cache"))).toBe(false);
});

test("serves prerendered public pages only at the address for which they were rendered", async () => {
  await make(3000);
  const same = await copyBuild(app(3000), root);
  expect(read(`${same}/server/app/index.html`)).toBe("http://localhost:3000");
  const other = await copyBuild(app(4000), root);
  expect(read(`${other}/routes-manifest.json`)).toBe('"http://127.0.0.1:4001/_sandbox/:path*"');
  expect(existsSync(join(root, other, "server/app/index.html"))).toBe(false);
  expect(existsSync(join(root, other, "server/app/user/~.rsc"))).toBe(false);
  expect(existsSync(join(root, other, "server/app/settings.html"))).toBe(true);
  expect(existsSync(join(root, other, "static/chunks/main.js"))).toBe(true);
});

test("removes the copies of ended processes", async () => {
  await make();
  write(".next-4000/questshelf-owner.pid", "");
  const own = await copyBuild(app(3000), root);
  await copyBuild(app(5000), root);
  expect(existsSync(join(root, ".next-4000"))).toBe(false);
  expect(existsSync(join(root, own))).toBe(true);
});
