/** What a person may type for an account: its 64-bit id, or its own name in a profile's address. */
export type SteamAccount = { steamId: string } | { vanity: string };

/** 64-bit ids of individual accounts in the public universe. */
const STEAM_ID = /^7656119\d{10}$/;
const VANITY = /^[A-Za-z0-9_-]{2,32}$/;
const PROFILE_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(profiles|id)\/([^/?#\s]+)/i;

/** Reads an id, a profile's address or a profile's own name; null for anything else. */
export function parseSteamAccount(text: string): SteamAccount | null {
  const typed = text.trim();
  const [, kind, part] = PROFILE_ADDRESS.exec(typed) ?? [];
  if (kind && part) {
    if (kind.toLowerCase() === "profiles") return STEAM_ID.test(part) ? { steamId: part } : null;
    return VANITY.test(part) ? { vanity: part } : null;
  }
  if (STEAM_ID.test(typed)) return { steamId: typed };
  // Digits alone that are no id are a mistyped one, not a name.
  return VANITY.test(typed) && !/^\d{10,}$/.test(typed) ? { vanity: typed } : null;
}
