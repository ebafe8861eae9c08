import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs the script of `npm start` with settings that make it fail. */
function start(
  settings: Record<string, string>,
): Promise<{ code: number | null; out: string; error: string }> {
  const cleared = { IGDB_CLIENT_ID: "", IGDB_CLIENT_SECRET: "", SUPABASE_URL: "", SITE_URL: "", HOST: "" };
  const env = { ...process.env, ...cleared, DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let error = "";
  child.stdout.on("data", (text) => {
    out += text;
  });
  child.stderr.on("data", (text) => {
    error += text;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, error })));
}

test("a taken port fails with a one-line error", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const result = await start({ PORT: String(port) });
  server.close();
  const error = `Questshelf: Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`;
  expect(result).toEqual({ code: 1, out: "", error });
});

test.each([
  [{ PORT: "http" }, /^Questshelf: PORT must be a whole number from 1 to 65535, but is "http"\.\n$/],
  [{ IGDB_CLIENT_ID: "id" }, /^Questshelf: IGDB_CLIENT_ID is set but IGDB_CLIENT_SECRET is not .*\n$/],
  [{ SITE_URL: "questshelf" }, /^Questshelf: SITE_URL must be an http\(s\) address.*\n$/],
  [{ SANDBOX_CATALOGUE: "many" }, /^Questshelf: SANDBOX_CATALOGUE must be .*\n$/],
])("%j fails with a one-line error", async (settings, line) => {
  const { code, out, error } = await start({ PORT: "13199", ...settings });
  expect(error).toMatch(line);
  expect([code, out]).toEqual([1, ""]);
});

test("checks the Node that runs npm, not the packaged one on PATH", async () => {
  const old = join(dataDir, "node");
  writeFileSync(old, "#!/bin/sh\necho v18.20.0\n", { mode: 0o755 });
  const result = await start({ PORT: "13199", npm_node_execpath: old });
  const error = "Questshelf: Node 20 or newer is needed; this is 18.20.0.\n";
  expect(result).toEqual({ code: 1, out: "", error });
});
