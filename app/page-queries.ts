import "server-only";
import { BROWSE_PATH, browseQuery } from "@/lib/games/browse-url";
import type { DeclaredQuery } from "@/lib/http/page-address";
import { PERSONAL_PATH } from "@/lib/http/security-headers";

/**
 * The query parameters that the server reads, by address; all others are removed. Route handlers parse their own. Personal pages are
 * never stored for other visitors, and keep their query: middleware.ts redirects to the sign-in and back.
 */
export const PAGE_QUERIES: readonly DeclaredQuery[] = [
  { paths: /^\/(api|calendar\.ics$|og|widget|_next|_sandbox)(\/|$)/, read: "all" },
  { paths: PERSONAL_PATH, read: "all" },
  { paths: BROWSE_PATH, read: browseQuery },
  { paths: /^\/company\//, read: companyQuery },
  // Next's own tools.
  ...(process.env.NODE_ENV === "development" ? [{ paths: /^\/__nextjs/, read: "all" as const }] : []),
];

/** The rewrite in next.config.ts reads the id. */
function companyQuery(given: URLSearchParams): URLSearchParams {
  const id = given.get("id") ?? "";
  return new URLSearchParams(/^[1-9]\d{0,9}$/.test(id) ? { id } : {});
}
