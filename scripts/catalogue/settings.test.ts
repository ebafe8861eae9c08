import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretKeyFile } from "../lib/sample-catalogue";
import { createTempDir } from "../lib/temp-dir";
import { readDatabaseSettings, readJobSettings, readOptions } from "./settings";

const IGDB = { IGDB_CLIENT_ID: "id", IGDB_CLIENT_SECRET: "secret" };
const SUPABASE = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
const KEY = { SUPABASE_SECRET_KEY: "sb_secret_x" };

const temp = createTempDir();
const running = { DATA_DIR: join(temp.path, "running") };
const stopped = { DATA_DIR: join(temp.path, "stopped") };
beforeAll(() => {
  mkdirSync(join(running.DATA_DIR, "supabase"), { recursive: true });
  writeFileSync(join(running.DATA_DIR, "sandbox-port"), "4001\n");
  writeFileSync(secretKeyFile(running.DATA_DIR), "sb_secret_sandbox");
});
afterAll(() => rmSync(temp.path, { recursive: true, force: true }));

describe("the job's settings", () => {
  it("uses IGDB and the project if both have keys", () => {
    expect(readJobSettings({ ...IGDB, ...SUPABASE, ...KEY })).toMatchObject({
      source: "igdb",
      IGDB_API_URL: "https://api.igdb.com/v4",
      SUPABASE_URL: "https://x.supabase.co",
      SUPABASE_SECRET_KEY: "sb_secret_x",
      IGDB_REQUESTS_PER_SECOND: 4,
    });
  });

  it("are the database's alone for a job that needs no IGDB", () => {
    const { SUPABASE_URL } = SUPABASE;
    expect(readDatabaseSettings({ ...SUPABASE, ...KEY })).toEqual({ SUPABASE_URL, ...KEY });
    expect(readDatabaseSettings(running)).toEqual({
      SUPABASE_URL: "http://127.0.0.1:4001/supabase",
      SUPABASE_SECRET_KEY: "sb_secret_sandbox",
    });
    expect(() => readDatabaseSettings(SUPABASE)).toThrow("SUPABASE_SECRET_KEY");
    expect(() => readDatabaseSettings(stopped)).toThrow("no sandbox runs");
  });

  it("uses the running sandbox if neither has keys", () => {
    expect(readJobSettings(running)).toMatchObject({
      source: expect.stringMatching(/^sandbox:[0-9a-f]{16}$/),
      IGDB_API_URL: "http://127.0.0.1:4001/igdb/v4",
      SUPABASE_URL: "http://127.0.0.1:4001/supabase",
      SUPABASE_SECRET_KEY: "sb_secret_sandbox",
    });
  });

  it("have another source for another number of sample games", () => {
    const sources = ["", "500", "1000"].map(
      (count) => readJobSettings({ ...running, ...(count ? { SANDBOX_CATALOGUE: count } : {}) }).source,
    );
    expect(new Set(sources).size).toBe(3);
  });

  it("may write IGDB's games into the sandbox's database", () => {
    expect(readJobSettings({ ...running, ...IGDB })).toMatchObject({
      source: "igdb",
      IGDB_API_URL: "https://api.igdb.com/v4",
      SUPABASE_URL: "http://127.0.0.1:4001/supabase",
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "the sandbox's games in a real project",
      { ...running, ...SUPABASE, ...KEY },
      /never written to a real project/,
    ],
    ["no secret key", { ...IGDB, ...SUPABASE }, /SUPABASE_SECRET_KEY is missing/],
    ["no running sandbox", stopped, /no sandbox runs on .*stopped/],
    ["half of a service's keys", { ...running, IGDB_CLIENT_ID: "id" }, /IGDB_CLIENT_SECRET is not \(IGDB\)/],
    ["a malformed address", { ...IGDB, ...SUPABASE, ...KEY, SUPABASE_URL: "x" }, /SUPABASE_URL: Invalid URL/],
  ])("refuse %s in one line", (_, environment, message) => {
    expect(() => readJobSettings(environment)).toThrow(message);
  });
});

describe("the options", () => {
  it.each<[string[], object]>([
    [[], { isFull: false, watchMinutes: null }],
    [["--full"], { isFull: true, watchMinutes: null }],
    [["--watch"], { watchMinutes: 60 }],
    [["--watch=15"], { watchMinutes: 15 }],
  ])("%j", (args, options) => expect(readOptions(args)).toMatchObject(options));

  it.each([["--watch=0"], ["--watch=x"], ["--fast"], ["full"]])("refuse %s with the usage", (arg) => {
    expect(() => readOptions([arg])).toThrow(/Usage: npm run catalogue/);
  });
});
