import "server-only";

/**
 * The address that Next is to see for the one a client asks for. Next answers a bare 500 to a path whose escapes cannot
 * be decoded; nothing can stand at such an address, so it is given one that ends in the 404, the API's or the pages' own.
 */
export function readableAddress(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith("/api/") ? "/api/unreadable-address" : "/unreadable-address";
  }
}
