import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedScripts } from "../../lib/next-internals/build-output.ts";

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes V8 compile the framework's scripts during their download, off the main thread. Every page runs most of their
 * functions at once, and lazy compilation blocks the main thread (decision 0016).
 */
export function hintScripts(distDir: string): void {
  for (const file of sharedScripts(distDir)) {
    const path = join(distDir, file);
    const source = readFileSync(path, "utf8");
    if (!source.startsWith(HINT)) writeFileSync(path, HINT + source);
  }
}
