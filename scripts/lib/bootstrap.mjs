// Runs on the machine's own Node (20 or newer) before anything is installed: only node: imports and such files here.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OLDEST_NODE_TO_INSTALL, packagedNode, runsProject } from "./project-node.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Installs what is missing, then hands over to a TypeScript entry of this folder under the project's Node. */
export function run(entry) {
  const own = machineNode();
  if (Number.parseInt(own.version, 10) < OLDEST_NODE_TO_INSTALL)
    fail(`Node ${OLDEST_NODE_TO_INSTALL} or newer is needed; this is ${own.version}.`);
  if (!isInstalled()) install();
  const node = runsProject(own.version) ? own.path : packagedNode(root, process.platform);
  if (!existsSync(node))
    fail(
      `Node ${own.version} is too old, and the packaged one was not installed. Delete node_modules and try again, or install Node 24.`,
    );
  handOver(node, entry);
}

/** The machine's own Node. npm puts node_modules/.bin first on PATH, where the packaged one is, but names the one it runs on. */
function machineNode() {
  const path = process.env.npm_node_execpath;
  if (!path || path === process.execPath) return { path: process.execPath, version: process.versions.node };
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const version = stdout?.trim().slice(1);
  return version ? { path, version } : { path: process.execPath, version: process.versions.node };
}

/** True when every package of the lock file lies in node_modules in the locked version. */
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
  // npm names its own script when it is what started us; that finds npm where PATH does not.
  const npm = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : undefined;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: "inherit" };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) fail("The packages could not be installed (npm ci failed; see above).");
}

function handOver(node, entry) {
  // With this condition lib's "server-only" marker resolves to nothing, so lib/env.ts can be read here too.
  const args = ["--conditions=react-server", join(root, "scripts", entry), ...process.argv.slice(2)];
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The channel tells the child when this process is gone, even when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  watchNpm(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code) => process.exit(code ?? 1));
}

// A killed npm sends no signal, and the shell that it starts scripts with stays. Started without npm, the parent may
// be a terminal's shell, which is free to go.
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const isGone = () => process.ppid !== parent || parentOf(parent) !== grandparent;
  setInterval(() => isGone() && onGone(), 1000).unref();
}

/** The parent of a process, on Linux; elsewhere undefined, and only this process's own parent is watched. */
function parentOf(pid) {
  try {
    // "pid (name) state parent …", where the name may hold anything but ends at the last bracket.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)?.trim().split(" ")[1];
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(`Questshelf: ${message}`);
  process.exit(1);
}
