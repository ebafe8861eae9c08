import "server-only";
import type { Env } from "@/lib/env";

/** Where YouTube plays without cookies (components/games/game-page/video-player.tsx). */
const VIDEO_HOST = "https://www.youtube-nocookie.com";
/** Where Steam keeps the pictures of achievements (lib/steam/game-schema.ts). */
const STEAM_PICTURES = "https://*.steamstatic.com https://*.akamaihd.net https://*.steampowered.com";

type Settings = Pick<Env, "SITE_URL" | "IGDB_IMAGE_URL" | "STEAM_ICON_URL" | "TURNSTILE_SCRIPT_URL">;

/** The origin that a setting leads to; nothing where it is a path of our own. */
function originOf(address: string): string {
  return address.startsWith("/") ? "" : new URL(address).origin;
}

const sources = (...all: string[]) => [...new Set(all.filter(Boolean))].join(" ");

/** Whether visitors come by https. */
export function isHttps({ SITE_URL }: Pick<Env, "SITE_URL">): boolean {
  return SITE_URL.startsWith("https:");
}

/**
 * What a page of ours may load. `scripts` are the sources of its inline scripts; all others come from our own origin or
 * the bot-check's. A page that was gone to without loading it keeps the policy of the one that was loaded, so both
 * kinds name the same hosts.
 */
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
    // Screenshots are fetched to be saved.
    `connect-src ${sources("'self'", pictures)}`,
    // The widget's preview, videos, the bot-check.
    `frame-src ${sources("'self'", VIDEO_HOST, botCheck)}`,
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(settings) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For what is no page: data, pictures, scripts. Only who opens a picture by itself sees anything of it. */
export const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
