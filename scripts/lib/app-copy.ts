import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, planApp, startNext, startSandbox } from "./app.ts";
import type { Children } from "./children.ts";
import { findFreePort } from "./ports.ts";
import { type Environment, withEnvFiles } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** How many ports an app may take from its own on. */
const PORTS = 10;
/** Of a build, what only the next build reads, and the pages that were made since. */
const NOT_SERVED = ["cache", "dev", "trace", "types", "diagnostics", "server/route-cache-of"];

/**
 * Starts so many apps like the one that an environment describes, from its build, each with a sandbox, a data folder and
 * a copy of the build of its own.
 * @returns their addresses.
 */
export async function startAppCopies(
  count: number,
  first: Environment,
  children: Children,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const number of numbers(count)) {
    const app = await planAppCopy(number, first);
    await startSandbox(app, children);
    await startNext(app, children, "start");
    addresses.push(app.settings.siteUrl);
  }
  return addresses;
}

/** Takes away the copies of the build, when the apps have been stopped. */
export function removeAppCopies(count: number, first: Environment): void {
  for (const number of numbers(count)) removeAppCopy(number, first);
}

/** What an app like another one runs with, its own copy of the build being there. `number` tells the copies apart. */
export async function planAppCopy(number: number, first: Environment): Promise<App> {
  const own = {
    PORT: String(await findFreePort(Number(first.PORT) + number * PORTS)),
    DATA_DIR: `${first.DATA_DIR}-${number}`,
    NEXT_DIST_DIR: distDirOf(first, number),
  };
  const app = await planApp(withEnvFiles({ ...first, ...own }, root, "production"), "production");
  copyBuild(join(root, first.NEXT_DIST_DIR ?? ".next"), join(root, own.NEXT_DIST_DIR), app.sandboxUrl);
  return app;
}

/** Takes away the copy of the build. */
export function removeAppCopy(number: number, first: Environment): void {
  rmSync(join(root, distDirOf(first, number)), { recursive: true, force: true });
}

/** The first app is number 1. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 2);

const distDirOf = (first: Environment, number: number) => `${first.NEXT_DIST_DIR ?? ".next"}-${number}`;

/** The one address that is baked into a build is where the paths below `/_sandbox` lead. */
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
