import { join } from "node:path";
import { packAssets } from "./brotli-assets.ts";
import { hintScripts } from "./compile-hints.ts";

/** What is done to a build before it is served. */
export async function finishBuild(distDir: string): Promise<void> {
  hintScripts(distDir);
  await packAssets(join(distDir, "static"));
}
