import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const FILES = [".html", ".rsc", ".prefetch.rsc", ".segments", ".meta", ".body"];

/** Deletes pages and files that `next build` rendered; the app renders them again at their first visit. */
export function removePrerendered(distDir: string, shouldRemove: (path: string) => boolean): void {
  const manifest: unknown = JSON.parse(readFileSync(join(distDir, "prerender-manifest.json"), "utf8"));
  for (const path of Object.keys(Object(Object(manifest).routes)).filter(shouldRemove)) {
    const page = join(distDir, "server/app", path === "/" ? "index" : path);
    for (const extension of FILES) rmSync(page + extension, { recursive: true, force: true });
  }
}
