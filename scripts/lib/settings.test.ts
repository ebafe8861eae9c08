import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings, withEnvFiles } from "./settings";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the environment overrides .env.local, and that overrides .env", () => {
  writeFileSync(join(folder, ".env"), "PORT=1\nHOST=a\nDATA_DIR=x\n");
  writeFileSync(join(folder, ".env.local"), "HOST=b\nDATA_DIR=y\n");
  expect(withEnvFiles({ DATA_DIR: "z" }, folder, "production")).toEqual({
    PORT: "1",
    HOST: "b",
    DATA_DIR: "z",
  });
});

test("an empty value in the environment unsets the one of a file", () => {
  writeFileSync(join(folder, ".env"), "STEAM_API_KEY=real\n");
  expect(withEnvFiles({ STEAM_API_KEY: "" }, folder, "production")).toEqual({});
});

test("SITE_URL defaults to localhost with the port", () => {
  expect(readSettings({ PORT: "4000" })).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:4000",
  });
  expect(readSettings({ SITE_URL: "https://shelf.example/" }).siteUrl).toBe("https://shelf.example");
});

test.each(["0", "65536", "80a", "-1", "3000.5"])("rejects PORT=%s by name", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT must be a whole number from 1 to 65535, but is "${PORT}".`,
  );
});
