import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "questshelf-build.json";
/** Folders that a build does not read. Dot folders are ignored too. */
const NOT_BUILT = new Set([
  "node_modules",
  "coverage",
  "deploy",
  "docs",
  "e2e",
  "lab",
  "sandbox",
  "scripts",
  "supabase",
  "test-results",
]);
/** The file of `scripts` that is part of the hash: it changes the build. */
const POST_PROCESSING = "scripts/lib/compile-hints.ts";
const WRITTEN_BY_NEXT = new Set(["next-env.d.ts"]);

/** Hash of a build's inputs: sources, lock file and settings. */
export function buildHash(root: string, settings: Record<string, string | undefined>): string {
  const hash = createHash("sha256");
  const postProcessing = existsSync(join(root, POST_PROCESSING)) ? [POST_PROCESSING] : [];
  for (const path of [...sourceFiles(root), ...postProcessing])
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

/** True if the folder has a finished build with this hash. */
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
