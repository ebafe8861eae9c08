// Runs on the machine's own Node (20 or newer) before anything is installed: only node: imports here.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Installs what is missing, then hands over to a TypeScript entry of this folder under the project's own Node. */
export function run(entry) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
  }
  if (!isInstalled()) install();
  const node = join(root, "node_modules/node/bin/node");
  if (!existsSync(node)) fail("The packages are incomplete. Delete node_modules and try again.");
  handOver(node, entry);
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
  // Not `npm ci`: it refuses a lock file that was written where a registry lacked other platforms' optional packages.
  // With --no-save the lock file is followed and left as it is.
  const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: "inherit" };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (status !== 0) fail("The packages could not be installed (npm install failed; see above).");
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
