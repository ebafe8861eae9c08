import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import type { Environment } from "./settings.ts";
import { UserError } from "./user-error.ts";

/** It needs about half of the full Chromium's processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SHELL_PACKAGE = "chromium-headless-shell";
const FULL_CHROMIUM = "/usr/bin/chromium";
const KNOWN_PATHS = [
  HEADLESS_SHELL,
  FULL_CHROMIUM,
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
  if (configured) return configured;
  const found = findChromium();
  if (found === FULL_CHROMIUM && environment.CI) return installWithApt([SHELL_PACKAGE]) ?? found;
  if (found) return found;
  console.log("No Chromium found; installing one …");
  return installWithPlaywright() ?? installWithApt([SHELL_PACKAGE, "chromium"]) ?? throwNoChromium();
}

function findChromium(): string | undefined {
  return [chromium.executablePath(), ...KNOWN_PATHS].find((path) => path && existsSync(path));
}

function installWithPlaywright(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const cli = ["node_modules/playwright/cli.js", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  return succeeds(process.execPath, cli) ? findChromium() : undefined;
}

/** Installs the first of these packages that Debian has. */
function installWithApt(packages: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  succeeds("apt-get", ["update", "-q"]);
  const isInstalled = packages.some((name) => succeeds("apt-get", ["install", "-y", "-q", name]));
  return isInstalled ? findChromium() : undefined;
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
