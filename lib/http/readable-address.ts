import "server-only";

/** A file system allows 255 for a name, of which Next takes some for its endings; a game's name as a slug comes close. */
const MAX_SEGMENT = 240;
const MAX_PATH = 1000;

/**
 * The address that Next is to see for the one a client asks for. Next answers a bare 500 to a path whose escapes cannot
 * be decoded, and logs that it can keep no page under a name that is too long; nothing can stand at such an address, so it
 * is given one that ends in the 404, the API's or the pages' own.
 */
export function readableAddress(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  // What the API answers is kept nowhere: it says itself what is wrong with a name.
  const isApi = path.startsWith("/api/");
  if (canBeDecoded(path) && (isApi || canBeKept(path))) return url;
  return isApi ? "/api/unreadable-address" : "/unreadable-address";
}

function canBeKept(path: string): boolean {
  if (path.length <= MAX_SEGMENT) return true;
  return path.length <= MAX_PATH && path.split("/").every((segment) => segment.length <= MAX_SEGMENT);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
