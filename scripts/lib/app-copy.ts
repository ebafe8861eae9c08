import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "./app.ts";
import type { Children } from "./children.ts";
import { findFreePort } from "./ports.ts";
import { type Environment, withEnvFiles } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Ports reserved for each app, from its own port upwards. */
const PORTS = 10;
/** Parts of a build that are not copied: the next build's caches, and pages generated at run time. */
const NOT_SERVED = ["cache", "dev", "trace", "types", "diagnostics", "server/route-cache-of"];

/**
 * Starts `count` copies of an app, each with its own sandbox, data folder and copy of the build.
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

/** Removes the copies of the build. Stop the apps first. */
export function removeAppCopies(count: number, original: Environment): void {
  for (const number of numbers(count)) removeAppCopy(number, original);
}

/**
 * Copies an app's accounts, as a kill would leave them, to a folder that `DATA_TEMPLATE` names to new copies. To create
 * a database is most of a sandbox's start.
 */
export function copyAccounts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, "supabase"), join(to, "supabase"), { recursive: true });
}

/** Plans a copy of an app, without data, and copies its build. `number` distinguishes the copies. */
export async function planAppCopy(number: number, original: Environment): Promise<App> {
  const overrides = {
    PORT: String(await findFreePort(Number(original.PORT) + number * PORTS)),
    DATA_DIR: `${original.DATA_DIR}-${number}`,
    NEXT_DIST_DIR: distDirOf(original, number),
  };
  rmSync(overrides.DATA_DIR, { recursive: true, force: true });
  if (original.DATA_TEMPLATE) copyAccounts(original.DATA_TEMPLATE, overrides.DATA_DIR);
  const app = await planApp(withEnvFiles({ ...original, ...overrides }, root, "production"), "production");
  copyBuild(
    join(root, original.NEXT_DIST_DIR ?? ".next"),
    join(root, overrides.NEXT_DIST_DIR),
    app.sandboxUrl,
  );
  return app;
}

export function removeAppCopy(number: number, original: Environment): void {
  rmSync(join(root, distDirOf(original, number)), { recursive: true, force: true });
}

/** The first app is number 1. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 2);

const distDirOf = (original: Environment, number: number) => `${original.NEXT_DIST_DIR ?? ".next"}-${number}`;

/** The rewrite of `/_sandbox` is the only URL baked into a build. */
function copyBuild(from: string, to: string, sandboxUrl: string | undefined): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !NOT_SERVED.includes(relative(from, path)),
  });
  const routes = join(to, "routes-manifest.json");
  const text = readFileSync(routes, "utf8");
  writeFileSync(routes, text.replaceAll(/http:\/\/127\.0\.0\.1:\d+(?=\/_sandbox)/g, sandboxUrl ?? ""));
}
