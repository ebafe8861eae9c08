import { readFileSync } from "node:fs";
import { parseEnv as parseEnvFile } from "node:util";
import { expect, test } from "vitest";
import { parseEnv } from "./env";

const COMPLETE = {
  IGDB_CLIENT_ID: "id",
  IGDB_CLIENT_SECRET: "secret",
  STEAM_API_KEY: "key",
  SUPABASE_URL: "https://project.supabase.co/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  TURNSTILE_SITE_KEY: "site-key",
};
/** Read by the scripts, the sandbox and next.config.ts, never by the product itself. */
const NOT_THE_PRODUCTS = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "SANDBOX_PORT",
  "SANDBOX_CATALOGUE",
  "SANDBOX_DATABASE_URL",
  "SANDBOX_IGDB_PER_SECOND",
  "SANDBOX_AUTH_PER_5_MINUTES",
  "SANDBOX_CONTROL",
  "SANDBOX_URL",
  "NEXT_DIST_DIR",
  "CHROMIUM_PATH",
];
const EXAMPLE = readFileSync(".env.example", "utf8");

test("accepts the keys alone, and removes a URL's last slash", () => {
  const env = parseEnv(COMPLETE);
  expect(env.SUPABASE_URL).toBe("https://project.supabase.co");
  expect(env.IGDB_REQUESTS_PER_SECOND).toBe(4);
});

test("treats an empty value as not set", () => {
  expect(parseEnv({ ...COMPLETE, TRUST_PROXY: "", SITE_URL: " " }).SITE_URL).toBe("http://localhost:3000");
  expect(() => parseEnv({ ...COMPLETE, STEAM_API_KEY: " " })).toThrow("STEAM_API_KEY is missing");
});

test("names every missing and malformed variable at once", () => {
  const { IGDB_CLIENT_ID: _, ...rest } = COMPLETE;
  const broken = { ...rest, SUPABASE_URL: "project", RATE_LIMIT_SIGN_IN_PER_MINUTE: "-1", REDIS_URL: "x" };
  expect(() => parseEnv(broken)).toThrow(
    /IGDB_CLIENT_ID is missing[\s\S]*SUPABASE_URL must be an http[\s\S]*REDIS_URL must be a redis:[\s\S]*RATE_LIMIT_SIGN_IN_PER_MINUTE must be above 0/,
  );
});

test("refuses Supabase's secret key, which only the sync job may have", () => {
  expect(() => parseEnv({ ...COMPLETE, SUPABASE_SECRET_KEY: "sb_secret_x" })).toThrow(
    /SUPABASE_SECRET_KEY belongs to the sync job alone: put it into \.env\.catalogue$/,
  );
});

test(".env.example names the same variables, and has a comment for each", () => {
  const products = Object.keys(parseEnv(COMPLETE));
  expect(Object.keys(parseEnvFile(EXAMPLE)).sort()).toEqual([...products, ...NOT_THE_PRODUCTS].sort());
  const blocks = EXAMPLE.split("\n\n").flatMap((block) => block.split(/(?<==)\n(?=#)/));
  for (const block of blocks.filter((text) => /^[A-Z]/m.test(text))) expect(block).toMatch(/^#/);
});

test("a copy of .env.example changes nothing", () => {
  expect(parseEnv({ ...parseEnvFile(EXAMPLE), ...COMPLETE })).toEqual(parseEnv(COMPLETE));
});
