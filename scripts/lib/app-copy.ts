import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "./app.ts";
import type { Children } from "./children.ts";
import { findFreePort } from "./ports.ts";
import { type Environment, withEnvFiles } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Ports reserved for each app, from its own port upwards. */
const PORTS = 10;

/**
 * Starts `count` copies of an app, each with its own sandbox and data folder.
 * @returns their URLs
 */
export async function startAppCopies(
  count: number,
  original: Environment,
  children: Children,
): Promise<string[]> {
  const urls: string[] = [];
  for (const number of numbers(count)) {
    const app = await planAppCopy(number, original);
    await startSandbox(app, children);
    await startNext(app, children, "start");
    urls.push(app.settings.siteUrl);
  }
  return urls;
}

/**
 * Copies an app's accounts, as a kill would leave them, to a folder that `DATA_TEMPLATE` names to new copies. To create
 * a database is most of a sandbox's start.
 */
export function copyAccounts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, "supabase"), join(to, "supabase"), { recursive: true });
}

/** Plans a copy of an app, without data. `number` distinguishes the copies. */
export async function planAppCopy(number: number, original: Environment): Promise<App> {
  const overrides = {
    PORT: String(await findFreePort(Number(original.PORT) + number * PORTS)),
    DATA_DIR: `${original.DATA_DIR}-${number}`,
  };
  rmSync(overrides.DATA_DIR, { recursive: true, force: true });
  if (original.DATA_TEMPLATE) copyAccounts(original.DATA_TEMPLATE, overrides.DATA_DIR);
  return planApp(withEnvFiles({ ...original, ...overrides }, root, "production"), "production");
}

/** The first app is number 1. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 2);
