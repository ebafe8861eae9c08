import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildHash, isBuilt, markBuilt } from "./build-stamp.ts";
import type { Children } from "./children.ts";
import { hintScripts } from "./compile-hints.ts";
import { isAlive, readPid, withLock } from "./lock.ts";
import { removePrerendered } from "./prerendered.ts";
import { findRoutes } from "./routes.ts";
import type { Environment } from "./settings.ts";
import { UserError } from "./user-error.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
const BUILD = ".next-build";
const UNFINISHED = ".next-building";
const LOCK = ".next-build.lock";
/** File in a build: the settings that its pages were rendered with. */
const RENDERED_WITH = "questshelf-rendered-with.json";
/** File in a copy: the id of the process that made it. */
const OWNER = "questshelf-owner.pid";
/** Parts of a build that `next start` does not read. */
const NOT_SERVED = ["cache", "trace", "trace-build", "types", "diagnostics"];

type BuildOptions = { isQuiet?: boolean; root?: string };
type ServedApp = { env: Environment; settings: { port: number } };

/**
 * Builds unless there is a build of the same sources. The build is made in a folder of its own and replaces the last one
 * when it is whole; a second one waits. A failed build leaves the last one as it is.
 */
export function buildWhenChanged(
  { env }: { env: NodeJS.ProcessEnv },
  children: Pick<Children, "capture" | "run">,
  { isQuiet = false, root = ROOT }: BuildOptions = {},
): Promise<void> {
  const build = join(root, BUILD);
  const unfinished = join(root, UNFINISHED);
  return withLock(join(root, LOCK), reportWait, async () => {
    const hash = buildHash(root, compiledIn(env));
    if (isBuilt(build, hash)) return;
    if (!isQuiet) console.log("Building (the sources or the settings have changed) …");
    rmSync(unfinished, { recursive: true, force: true });
    moveCache(build, unfinished);
    const args = [NEXT, "build"];
    const variables = { ...env, NEXT_DIST_DIR: UNFINISHED };
    const { code, output } = isQuiet
      ? await children.capture("next build", args, variables)
      : { code: await children.run("next build", args, variables), output: "see above" };
    if (code !== 0) {
      moveCache(unfinished, build);
      throw new UserError(`The build failed: ${output}`);
    }
    hintScripts(unfinished);
    writeFileSync(join(unfinished, RENDERED_WITH), renderedWith(env));
    markBuilt(unfinished, hash);
    rmSync(build, { recursive: true, force: true });
    renameSync(unfinished, build);
  });
}

/**
 * Copies the build for one server, so that a later build replaces no file of a running one. The sandbox's URL is the only
 * one in a build's manifests. Public pages rendered with other values are left out; the app renders them at their first
 * visit. The policy of personal pages and of the 404 page needs their prerendered scripts.
 * @returns the copy's folder, relative to the project's
 */
export function copyBuild({ env, settings }: ServedApp, root = ROOT): Promise<string> {
  return withLock(join(root, LOCK), reportWait, async () => {
    removeUnusedCopies(root);
    const name = `.next-${settings.port}`;
    const from = join(root, BUILD);
    const to = join(root, name);
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, filter: (path) => !NOT_SERVED.includes(relative(from, path)) });
    const routes = join(to, "routes-manifest.json");
    const text = readFileSync(routes, "utf8");
    const sandbox = /http:\/\/127\.0\.0\.1:\d+(?=\/_sandbox)/g;
    writeFileSync(routes, text.replaceAll(sandbox, env.SANDBOX_URL ?? ""));
    if (readFileSync(join(from, RENDERED_WITH), "utf8") !== renderedWith(env)) {
      const kept = new Set([...personalPages(root), "/_not-found"]);
      removePrerendered(to, (path) => !kept.has(path));
    }
    writeFileSync(join(to, OWNER), String(process.pid));
    return name;
  });
}

const reportWait = () => console.log("Waiting for another build in this folder …");

/** The bundler's cache, also of a failed build, makes the next build faster. */
function moveCache(from: string, to: string): void {
  if (!existsSync(join(from, "cache"))) return;
  mkdirSync(to, { recursive: true });
  renameSync(join(from, "cache"), join(to, "cache"));
}

function personalPages(root: string): string[] {
  return findRoutes(join(root, "app")).flatMap(({ path, isPersonal }) => (isPersonal ? [path] : []));
}

/** Copies whose process has ended. */
function removeUnusedCopies(root: string): void {
  for (const name of readdirSync(root).filter((name) => /^\.next-\d+$/.test(name))) {
    const owner = readPid(join(root, name, OWNER));
    if (owner === undefined || !isAlive(owner)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

/** Values that the bundler writes into scripts. */
function compiledIn(env: Environment): Environment {
  const names = Object.keys(env).filter((name) => name.startsWith("NEXT_PUBLIC_"));
  return Object.fromEntries([...names.sort().map((name) => [name, env[name]]), ["node", process.version]]);
}

const PAGE_VARIABLES = [
  "SITE_URL",
  "CONTACT_EMAIL",
  "SANDBOX_URL",
  "SANDBOX_CATALOGUE",
  "IGDB_API_URL",
  "IGDB_IMAGE_URL",
  "SUPABASE_URL",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SCRIPT_URL",
];

const renderedWith = (env: Environment) => JSON.stringify(PAGE_VARIABLES.map((name) => env[name] ?? ""));
