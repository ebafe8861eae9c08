import "server-only";
import { env } from "@/lib/env";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { WIDGET_THEMES, type WidgetTheme } from "./embed-snippet";

/** The times of a profile's page that nobody has: somebody may take the name. */
const NOBODY_CACHE_CONTROL = "s-maxage=60, stale-while-revalidate=240";

/** The theme that a widget's address asks for; the visitor's own where it asks for none that there is. */
export function themeOf(url: string): WidgetTheme {
  const wish = new URL(url).searchParams.get("theme");
  return WIDGET_THEMES.find((theme) => theme === wish) ?? "auto";
}

/**
 * A widget's answer. Every other address gets a policy from lib/http/security-headers.ts, which forbids framing; here no
 * `frame-ancestors` stands, because even `*` keeps out who tries the code in a file of their own.
 */
export function widgetResponse(html: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control":
        status < 400 ? PROFILE_CACHE_CONTROL : status < 500 ? NOBODY_CACHE_CONTROL : "no-store",
      "Content-Security-Policy": `default-src 'none'; img-src ${imageSources()}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
    },
  });
}

/** Our own pictures, and those of the catalogue. */
function imageSources(): string {
  const { IGDB_IMAGE_URL } = env();
  return IGDB_IMAGE_URL.startsWith("/") ? "'self'" : `'self' ${new URL(IGDB_IMAGE_URL).origin}`;
}
