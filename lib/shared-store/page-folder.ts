import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

const FOLDERS = "route-cache-of";

/** An empty folder for this process, which alone knows the tags that expired since. Deletes those of ended processes. */
export function createPageFolder(serverDir: string): string {
  const folders = join(serverDir, FOLDERS);
  const own = join(folders, String(process.pid));
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folders)) {
    // In the background; the next start tries again where it fails.
    if (!isAlive(Number(name))) rm(join(folders, name), { recursive: true, force: true }).catch(() => {});
  }
  return own;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Object(error).code === "EPERM";
  }
}
