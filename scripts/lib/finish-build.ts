import { join } from "node:path";
import { compressAssets } from "./brotli-assets.ts";
import { hintScripts } from "./compile-hints.ts";

/** Post-processes a build. */
export async function finishBuild(distDir: string): Promise<void> {
  hintScripts(distDir);
  await compressAssets(join(distDir, "static"));
}
