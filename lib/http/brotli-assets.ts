import "server-only";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

const COMPRESSED = /\.(js|css)\.br$/;
const TYPES: Record<string, string> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};
/** With these, the response may be a 412, which has no Brotli form. */
const CONDITIONS = ["if-match", "if-unmodified-since"];

/** Serves the files of `scripts/lib/brotli-assets.ts`, smaller than gzip's. Call before Next sees the request. */
export function brotliAssets(distDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const assets = compressedAssets(distDir);
  return (request, response) => {
    const { method, headers, url = "" } = request;
    const type = assets.get(url);
    if (!type || (method !== "GET" && method !== "HEAD")) return;
    if (!acceptsBrotli(headers["accept-encoding"] ?? "") || CONDITIONS.some((name) => name in headers))
      return;
    // A range would select bytes of the compressed file. The whole file is a valid answer.
    delete headers.range;
    request.url = `${url}.br`;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Vary", "Accept-Encoding");
  };
}

function acceptsBrotli(acceptEncoding: string | string[]): boolean {
  return String(acceptEncoding)
    .split(",")
    .some((part) => {
      const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      return coding === "br" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Empty in development and for a build by `next build` alone. */
function compressedAssets(distDir: string): Map<string, string> {
  const assets = new Map<string, string>();
  for (const path of filesOf(join(/* turbopackIgnore: true */ distDir, "static"))) {
    const type = TYPES[COMPRESSED.exec(path)?.[1] ?? ""];
    if (type) assets.set(`/_next/static/${path.replaceAll("\\", "/").slice(0, -".br".length)}`, type);
  }
  return assets;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
