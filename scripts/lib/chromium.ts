import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import type { Environment } from "./settings.ts";
import { UserError } from "./user-error.ts";

/** Headless Chromium: about half the CPU time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const KNOWN_PATHS = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds or installs a Chromium, and returns its path.
 * @throws {UserError} if none can be installed
 */
export function findOrInstallChromium(environment: Environment): string {
  const configured = environment.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new UserError(`CHROMIUM_PATH is "${configured}", but there is no such file.`);
  const found = configured ?? findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one …");
  return installWithPlaywright() ?? installWithApt() ?? throwNoChromium();
}

function findChromium(): string | undefined {
  return [chromium.executablePath(), ...KNOWN_PATHS].find((path) => path && existsSync(path));
}

function installWithPlaywright(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const cli = ["node_modules/playwright/cli.js", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  return succeeds(process.execPath, cli) ? findChromium() : undefined;
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  succeeds("apt-get", ["update", "-q"]);
  const install = (name: string) => succeeds("apt-get", ["install", "-y", "-q", name]);
  return install("chromium-headless-shell") || install("chromium") ? findChromium() : undefined;
}

function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Output goes to stderr: stdout is for results.
  return spawnSync(command, args, { env, stdio: ["ignore", 2, 2], timeout: 300_000 }).status === 0;
}

function throwNoChromium(): never {
  throw new UserError(
    "The end-to-end tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}
