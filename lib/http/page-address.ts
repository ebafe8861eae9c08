import "server-only";

/** What the server reads from the query of some addresses: all of it, or what `read` makes of it. */
export type DeclaredQuery = {
  paths: RegExp;
  read: "all" | ((given: URLSearchParams) => URLSearchParams);
};

/** Answers 400: `app/api/[...path]/route.ts`. */
export const REFUSED = "/api/refused-address";

/** File systems allow names of 255 bytes; Next adds suffixes of its own. */
const MAX_SEGMENT = 240;
const MAX_PATH = 1000;

/** Next's hash of the headers of a client-side navigation; empty without these headers. */
const RSC_HASH = /^[\w-]{0,32}$/;

/**
 * The URL that Next is given for a request's target. Next writes the query of the first visitor into the cached page, where every
 * later visitor could read it, so a page gets only what it declares. The browser still has its own.
 * @param isNavigation the request has the header `RSC`: Next then compares `_rsc` with the headers
 */
export function pageAddress(
  target: string,
  isNavigation: boolean,
  declared: readonly DeclaredQuery[],
): string {
  const [path = "", ...queries] = target.split("?");
  if (!isNormal(path)) return REFUSED;
  const isApi = path.startsWith("/api/");
  if (!isDecodable(path) || !(isApi || fitsFileName(path))) {
    return isApi ? "/api/unreadable-address" : "/unreadable-address";
  }
  // Next redirects to the path without the slash, with the whole query, and renders nothing.
  if (queries.length === 0 || (path.length > 1 && path.endsWith("/"))) return target;
  const { read } = declared.find(({ paths }) => paths.test(path)) ?? {};
  if (read === "all") return target;
  const given = new URLSearchParams(queries.join("?"));
  const params = read?.(given) ?? new URLSearchParams();
  const hash = given.get("_rsc");
  if (isNavigation && hash !== null && RSC_HASH.test(hash)) params.set("_rsc", hash);
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * Whether every parser reads the path as it is written. Others, such as `/./settings`, would get the headers of another page, and
 * `*` or `http://…` in place of a path break Next.
 */
function isNormal(path: string): boolean {
  if (!path.startsWith("/") || path.includes("//") || path.includes("#")) return false;
  const text = path.includes("%") ? decoded(path) : path;
  return !text.split(/[/\\]/).some((segment) => segment === "." || segment === "..") && !path.includes("\\");
}

function fitsFileName(path: string): boolean {
  if (path.length <= MAX_SEGMENT) return true;
  return path.length <= MAX_PATH && path.split("/").every((segment) => segment.length <= MAX_SEGMENT);
}

/** Decodes also paths with malformed escapes, to which Next answers 500. */
function decoded(path: string): string {
  return isDecodable(path) ? decodeURIComponent(path) : path.replace(/%2e/gi, ".").replace(/%2f/gi, "/");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
