// Works around: Next has no API for what it has built, such as the inline scripts of prerendered pages.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export function buildId(serverDir: string): string {
  return readFileSync(join(/* turbopackIgnore: true */ serverDir, "../BUILD_ID"), "utf8").trim();
}

export function sharedScripts(distDir: string): string[] {
  return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, "build-manifest.json"), "utf8"))
    .rootMainFiles;
}

/** The CSP sources (`'sha256-…'`) of a page's inline scripts. */
export function inlineScriptSources(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** By path, the sources of the inline scripts of the prerendered pages below some folders of `app/`. */
export function shellScriptSources(distDir: string, folders: readonly string[]): Map<string, string> {
  const pages = join(/* turbopackIgnore: true */ distDir, "server/app");
  const sources = new Map<string, string>();
  for (const file of folders.flatMap((folder) => pagesOf(pages, folder))) {
    const html = readFileSync(join(pages, `${file}.html`), "utf8");
    sources.set(`/${file}`, inlineScriptSources(html).join(" "));
  }
  return sources;
}

function pagesOf(pages: string, folder: string): string[] {
  const below = join(pages, folder);
  const files = existsSync(below) ? readdirSync(below, { recursive: true, encoding: "utf8" }) : [];
  return [`${folder}.html`, ...files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)]
    .filter((file) => file.endsWith(".html") && existsSync(join(pages, file)))
    .map((file) => file.slice(0, -".html".length));
}
