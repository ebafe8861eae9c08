import "server-only";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

const PACKED = /\.(js|css)\.br$/;
const TYPES: Record<string, string> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};
/** With these, the answer may be a refusal, which is not packed. */
const CONDITIONS = ["if-match", "if-unmodified-since"];

/**
 * Makes what answers with the Brotli form of a script or a style sheet where the build has one beside it
 * (`scripts/lib/brotli-assets.ts`) and the browser takes it: `compress.ts` packs with gzip, each time anew, and the browser
 * fetches more. It has to see a request before Next does.
 * @param distDir the folder of the build
 */
export function brotliAssets(distDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const assets = packedAssets(distDir);
  return (request, response) => {
    const { method, headers, url = "" } = request;
    const type = assets.get(url);
    if (!type || (method !== "GET" && method !== "HEAD")) return;
    if (!takesBrotli(headers["accept-encoding"] ?? "") || CONDITIONS.some((name) => name in headers)) return;
    // A part of the packed file would be taken for one of the file as it is; the whole is a right answer too.
    delete headers.range;
    request.url = `${url}.br`;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Vary", "Accept-Encoding");
  };
}

/** True for `br`, unless a weight of 0 refuses it. */
function takesBrotli(acceptEncoding: string | string[]): boolean {
  return String(acceptEncoding)
    .split(",")
    .some((part) => {
      const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      return coding === "br" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Their addresses and types; none for a build that was not finished by our own command, and in development. */
function packedAssets(distDir: string): Map<string, string> {
  const assets = new Map<string, string>();
  for (const path of filesOf(join(/* turbopackIgnore: true */ distDir, "static"))) {
    const type = TYPES[PACKED.exec(path)?.[1] ?? ""];
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
