import { isSteamId64 } from "./steam-id";

type SteamAccount = { steamId: string } | { vanity: string };

const VANITY = /^[A-Za-z0-9_-]{2,32}$/;
const PROFILE_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(profiles|id)\/([^/?#\s]+)/i;

/** Parses an id, a profile's URL or its custom name; null for anything else. */
export function parseSteamAccount(text: string): SteamAccount | null {
  const typed = text.trim();
  const [, kind, part] = PROFILE_ADDRESS.exec(typed) ?? [];
  if (kind && part) {
    if (kind.toLowerCase() === "profiles") return isSteamId64(part) ? { steamId: part } : null;
    return VANITY.test(part) ? { vanity: part } : null;
  }
  if (isSteamId64(typed)) return { steamId: typed };
  // Other digits are a mistyped id, not a name.
  return VANITY.test(typed) && !/^\d{10,}$/.test(typed) ? { vanity: typed } : null;
}
