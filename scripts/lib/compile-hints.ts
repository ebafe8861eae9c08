import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedScripts } from "../../lib/next-internals/build-output.ts";

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Tells the browser to compile the framework's scripts while they arrive, beside the page's own work: every page runs
 * most of them at once, and a function that is compiled when it is first called blocks the page (decision 0016).
 */
export function hintScripts(distDir: string): void {
  for (const file of sharedScripts(distDir)) {
    const path = join(distDir, file);
    const source = readFileSync(path, "utf8");
    if (!source.startsWith(HINT)) writeFileSync(path, HINT + source);
  }
}
