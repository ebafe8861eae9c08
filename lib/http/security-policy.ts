import "server-only";
import type { Env } from "@/lib/env";

/** YouTube without cookies (components/game-page/video-player.tsx). */
const VIDEO_HOST = "https://www.youtube-nocookie.com";
/** Hosts of achievement icons (lib/steam/game-schema.ts). */
const STEAM_PICTURES = "https://*.steamstatic.com https://*.akamaihd.net https://*.steampowered.com";

type Settings = Pick<Env, "SITE_URL" | "IGDB_IMAGE_URL" | "STEAM_ICON_URL" | "TURNSTILE_SCRIPT_URL">;

function originOf(address: string): string {
  return address.startsWith("/") ? "" : new URL(address).origin;
}

const sources = (...all: string[]) => [...new Set(all.filter(Boolean))].join(" ");

export function isHttps({ SITE_URL }: Pick<Env, "SITE_URL">): boolean {
  return SITE_URL.startsWith("https:");
}

/** After a client-side navigation the loaded document's policy still applies, so all pages name the same hosts. */
export function pagePolicy(settings: Settings, scripts: string): string {
  const pictures = originOf(settings.IGDB_IMAGE_URL);
  const botCheck = originOf(settings.TURNSTILE_SCRIPT_URL);
  return [
    "default-src 'self'",
    `script-src ${sources("'self'", scripts, botCheck)}`,
    "script-src-attr 'none'",
    // Radix and the crop dialog write style elements, React style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", "data:", "blob:", pictures, originOf(settings.STEAM_ICON_URL), STEAM_PICTURES)}`,
    // For downloading screenshots.
    `connect-src ${sources("'self'", pictures)}`,
    // The widget's preview, videos, the bot-check.
    `frame-src ${sources("'self'", VIDEO_HOST, botCheck)}`,
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(settings) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
