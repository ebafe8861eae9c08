import { parseSteamAccount } from "@/lib/steam/steam-account";
import { isSteamId64 } from "@/lib/steam/steam-id";
import { MALFORMED_ID, UNRESOLVED_ID } from "./messages";

/** What is wrong with a saved Steam ID that Steam has not confirmed; null for a confirmed one, and for none. */
export function steamIdNote(saved: string): string | null {
  if (!saved || isSteamId64(saved)) return null;
  return parseSteamAccount(saved) ? UNRESOLVED_ID : MALFORMED_ID;
}
