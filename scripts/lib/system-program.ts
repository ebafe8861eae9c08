import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where programs lie that are for root to start, beside what PATH names. */
const MORE_PLACES = ["/usr/sbin", "/usr/local/sbin"];

/** The path of a program, where there is one. */
export function findProgram(name: string): string | undefined {
  const places = [...(process.env.PATH ?? "").split(delimiter), ...MORE_PLACES].filter(Boolean);
  return places.map((place) => join(place, name)).find(isExecutable);
}

/** The path of a program: the one that is there, else of Debian's package, which root can install; undefined without. */
export function findOrInstallProgram(name: string, debianPackage: string): string | undefined {
  const found = findProgram(name);
  if (found) return found;
  installPackage(debianPackage);
  return findProgram(name);
}

/** Installs one of Debian's packages, where this is root on Debian. */
export function installPackage(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  // At this run level Debian starts no service of what it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", [...args, "-q"], { env, stdio: ["ignore", 2, 2], timeout: 120_000 });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", debianPackage);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
