import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources (`'sha256-…'`) of a page's inline scripts. */
export function inlineScriptSources(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The inline script sources of each page that the build prerendered below `folders`, by path. */
export function shellScriptSources(builtPages: string, folders: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const file of folders.flatMap((folder) => pagesOf(builtPages, folder))) {
    const html = readFileSync(join(builtPages, `${file}.html`), "utf8");
    sources.set(`/${file}`, inlineScriptSources(html).join(" "));
  }
  return sources;
}

function pagesOf(builtPages: string, folder: string): string[] {
  const below = join(builtPages, folder);
  const files = existsSync(below) ? readdirSync(below, { recursive: true, encoding: "utf8" }) : [];
  return [`${folder}.html`, ...files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`)]
    .filter((file) => file.endsWith(".html") && existsSync(join(builtPages, file)))
    .map((file) => file.slice(0, -".html".length));
}
