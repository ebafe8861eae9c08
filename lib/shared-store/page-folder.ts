import { mkdirSync, type PathLike, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type CacheFs, PAGES_FOLDER } from "../next-internals/incremental-cache.ts";

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

export function withPagesIn(folder: string, fs: CacheFs, serverDir: string): CacheFs {
  const nextFolder = join(serverDir, PAGES_FOLDER);
  const moved = <Path>(path: Path): Path | string =>
    typeof path === "string" && path.startsWith(nextFolder)
      ? join(folder, path.slice(serverDir.length))
      : path;
  const { writeFileAtomic } = fs;
  return {
    existsSync: (path) => fs.existsSync(moved(path)),
    readFile: ((path: PathLike, options: BufferEncoding) =>
      fs.readFile(moved(path), options)) as CacheFs["readFile"],
    readFileSync: ((path: PathLike, options: BufferEncoding) =>
      fs.readFileSync(moved(path), options)) as CacheFs["readFileSync"],
    writeFile: (path, data) => fs.writeFile(moved(path), data),
    ...(writeFileAtomic
      ? { writeFileAtomic: (path, data) => writeFileAtomic.call(fs, moved(path), data) }
      : {}),
    mkdir: (path) => fs.mkdir(moved(path)),
    stat: (path) => fs.stat(moved(path)),
  };
}
