import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LockedPackage, type LockFile, missingEntries, newEntry, withEntries } from "./lib/lock-file.ts";
import { runEntry, UserError } from "./lib/user-error.ts";

const LOCK = fileURLToPath(new URL("../package-lock.json", import.meta.url));

/**
 * `npm run lock`, after each change of a dependency: adds the optional packages that npm left out of the lock file because the
 * registry did not have them, so that other platforms install them too. `-- --check` only lists them.
 */
async function main() {
  const lock: LockFile = JSON.parse(readFileSync(LOCK, "utf8"));
  const missing = missingEntries(lock);
  if (missing.length === 0) return console.log("The lock file is complete.");
  if (process.argv.includes("--check"))
    throw new UserError(
      `The lock file has no entry for ${missing.map(({ name }) => name).join(", ")}. Run npm run lock.`,
    );
  const entries = missing.map((entry) => [entry.path, newEntry(entry, published(entry.name, entry.version))]);
  writeFileSync(LOCK, `${JSON.stringify(withEntries(lock, Object.fromEntries(entries)), null, 2)}\n`);
  console.log(`Added ${missing.length} packages to the lock file.`);
}

/**
 * The registry's metadata of a version, or, if it lacks that version, of an older one without its integrity. npm accepts
 * entries without integrity.
 */
function published(name: string, version: string): LockedPackage {
  const exact = view(`${name}@${version}`);
  if (exact) return exact;
  const { integrity: _, ...older } = view(`${name}@<${version}`) ?? {};
  return older;
}

function view(spec: string): LockedPackage | undefined {
  const fields = ["dist.integrity", "os", "cpu", "libc", "engines", "license"];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = spawnSync(npm, ["view", spec, ...fields, "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const found: unknown = stdout.trim() ? JSON.parse(stdout) : undefined;
  const last: unknown = Array.isArray(found) ? found.at(-1) : found;
  if (typeof last !== "object" || last === null || "error" in last) return undefined;
  const { "dist.integrity": integrity, ...rest } = last as Record<string, unknown>;
  return { ...rest, ...(typeof integrity === "string" ? { integrity } : {}) };
}

await runEntry(main);
