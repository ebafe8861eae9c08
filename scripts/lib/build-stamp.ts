import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "questshelf-build.json";
/** Folders that no build reads; those that begin with a dot are left out too. */
const NOT_BUILT = new Set([
  "node_modules",
  "coverage",
  "deploy",
  "docs",
  "e2e",
  "sandbox",
  "scripts",
  "supabase",
  "test-results",
]);
/** Of the folders that no build reads: what a build goes through afterwards (`finish-build.ts` and what it imports). */
const FINISHING = ["brotli-assets.ts", "compile-hints.ts", "finish-build.ts"].map(
  (name) => `scripts/lib/${name}`,
);
const WRITTEN_BY_NEXT = new Set(["next-env.d.ts"]);

/** One hash over everything that a build depends on: the sources, the lock file, and the given settings. */
export function buildHash(root: string, settings: Record<string, string | undefined>): string {
  const hash = createHash("sha256");
  const finishing = FINISHING.filter((path) => existsSync(join(root, path)));
  for (const path of [...sourceFiles(root), ...finishing])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.update(JSON.stringify(settings)).digest("hex");
}

function sourceFiles(root: string, folder = ""): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith(".") && !/\.(test\.tsx?|md|tsbuildinfo)$/.test(name))
    .filter(({ name }) => folder !== "" || !(NOT_BUILT.has(name) || WRITTEN_BY_NEXT.has(name)))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return sourceFiles(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

/** True when the folder holds a finished build with this hash. */
export function isBuilt(distDir: string, hash: string): boolean {
  try {
    return existsSync(join(distDir, "BUILD_ID")) && readFileSync(join(distDir, STAMP), "utf8") === hash;
  } catch {
    return false;
  }
}

export function markBuilt(distDir: string, hash: string): void {
  writeFileSync(join(distDir, STAMP), hash);
}

/** Done before a build, so that one which was cut short is never taken for a finished one. */
export function unmarkBuilt(distDir: string): void {
  rmSync(join(distDir, STAMP), { force: true });
}
