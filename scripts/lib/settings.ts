import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { UserError } from "./user-error.ts";

export type Environment = Record<string, string | undefined>;
export type Mode = "production" | "development";

/**
 * Adds the .env files to the environment, in Next's order. An empty value counts as not set, so that a copied
 * .env.example changes nothing; in the environment itself, it also unsets a file's value.
 */
export function withEnvFiles(
  environment: Environment,
  root: string,
  mode: Mode,
  more: string[] = [],
): Environment {
  const files = [".env", `.env.${mode}`, ".env.local", `.env.${mode}.local`, ...more].map((file) =>
    readEnvFile(join(root, file)),
  );
  const all: Environment = Object.assign({}, ...files, environment);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim()));
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** The settings of `npm start` itself. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  siteUrl: string;
  sandboxPort: number | undefined;
};

/** @throws {UserError} for an invalid variable */
export function readSettings(environment: Environment): Settings {
  const port = readPort("PORT", environment.PORT ?? "3000");
  return {
    port,
    host: environment.HOST ?? "127.0.0.1",
    dataDir: resolve(environment.DATA_DIR ?? ".data"),
    siteUrl: (environment.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    sandboxPort: environment.SANDBOX_PORT ? readPort("SANDBOX_PORT", environment.SANDBOX_PORT) : undefined,
  };
}

function readPort(name: string, value: string): number {
  const port = /^\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} must be a whole number from 1 to 65535, but is "${value}".`);
}
