import "server-only";

/** File systems allow names of 255 bytes; Next adds suffixes of its own. */
const MAX_SEGMENT = 240;
const MAX_PATH = 1000;

/** Makes a 404 of malformed escapes, to which Next answers 500, and of paths too long for a file of its page cache. */
export function readableAddress(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  // API responses are not in the page cache; the routes report what is wrong with a long name.
  const isApi = path.startsWith("/api/");
  if (isDecodable(path) && (isApi || fitsPageCache(path))) return url;
  return isApi ? "/api/unreadable-address" : "/unreadable-address";
}

function fitsPageCache(path: string): boolean {
  if (path.length <= MAX_SEGMENT) return true;
  return path.length <= MAX_PATH && path.split("/").every((segment) => segment.length <= MAX_SEGMENT);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
