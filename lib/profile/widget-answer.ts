import "server-only";
import { env } from "@/lib/env";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/response";

/** A username that does not exist may be taken soon, and a former one taken back. */
const UNKNOWN_USERNAME_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=240";

/** No `frame-ancestors`: even `*` would refuse a local file. Other pages forbid framing (lib/http/security-headers.ts). */
export function widgetResponse(html: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control":
        status < 400 ? PROFILE_CACHE_CONTROL : status < 500 ? UNKNOWN_USERNAME_CACHE_CONTROL : "no-store",
      "Content-Security-Policy": `default-src 'none'; img-src ${imageSources()}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
    },
  });
}

/** From a former username. */
export function widgetRedirect(path: string): Response {
  const headers = { Location: path, "Cache-Control": UNKNOWN_USERNAME_CACHE_CONTROL };
  return new Response(null, { status: 307, headers });
}

function imageSources(): string {
  const { IGDB_IMAGE_URL } = env();
  return IGDB_IMAGE_URL.startsWith("/") ? "'self'" : `'self' ${new URL(IGDB_IMAGE_URL).origin}`;
}
