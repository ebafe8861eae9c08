import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Folders of servers such as nginx, which may not be on PATH. */
const MORE_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The path of a program, or undefined. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...MORE_FOLDERS].filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The path of a program, or undefined. Installs Debian's package if there is none and we are root. */
export function findOrInstallProgram(name: string, debianPackage: string): string | undefined {
  const found = findProgram(name);
  if (found) return found;
  installPackage(debianPackage);
  return findProgram(name);
}

/** Installs a Debian package; does nothing if we are not root on Debian. */
export function installPackage(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  // At this run level, Debian does not start the package's service.
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
