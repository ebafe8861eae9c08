// Runs on the system's Node (20 or newer) before packages are installed: import only `node:` modules and files like this one.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OLDEST_NODE_TO_INSTALL, packagedNode, runsProject } from "./project-node.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Installs missing packages, then runs a TypeScript file (its path from the root) with the project's Node. */
export function run(entry) {
  const own = systemNode();
  if (Number.parseInt(own.version, 10) < OLDEST_NODE_TO_INSTALL)
    fail(`Node ${OLDEST_NODE_TO_INSTALL} or newer is needed; this is ${own.version}.`);
  if (!isInstalled()) install();
  const node = runsProject(own.version) ? own.path : packagedNode(root, process.platform);
  if (!existsSync(node))
    fail(
      `Node ${own.version} is too old, and the packaged one was not installed. Delete node_modules and try again, or install Node 24.`,
    );
  runWith(node, entry);
}

/** The system's Node. npm puts `node_modules/.bin` with the packaged one first on PATH; `npm_node_execpath` is npm's own. */
function systemNode() {
  const path = process.env.npm_node_execpath;
  if (!path || path === process.execPath) return { path: process.execPath, version: process.versions.node };
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const version = stdout?.trim().slice(1);
  return version ? { path, version } : { path: process.execPath, version: process.versions.node };
}

/** True if node_modules has every package of the lock file in the locked version. */
function isInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(readPackages("package-lock.json")).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

function install() {
  console.log("Installing packages (about a minute) …");
  // Set when npm started this process; works even if npm is not on PATH.
  const npm = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : undefined;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: "inherit" };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) fail("The packages could not be installed (npm ci failed; see above).");
}

function runWith(node, entry) {
  // This condition makes the "server-only" package empty, so that scripts can import lib/env.ts.
  const args = ["--conditions=react-server", join(root, entry), ...process.argv.slice(2)];
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The child gets "disconnect" when this process ends, even by SIGKILL.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  watchNpm(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code) => process.exit(code ?? 1));
}

// A killed npm sends no signal, and its shell keeps running. Without npm, the parent may be a terminal's shell, which
// may exit while we run.
function watchNpm(onExit) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const hasExited = () => process.ppid !== parent || parentOf(parent) !== grandparent;
  setInterval(() => hasExited() && onExit(), 1000).unref();
}

/** The parent of a process; undefined except on Linux. */
function parentOf(pid) {
  try {
    // "pid (name) state parent …"; the name may contain brackets itself.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)?.trim().split(" ")[1];
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(`Questshelf: ${message}`);
  process.exit(1);
}
