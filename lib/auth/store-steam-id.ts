import "server-only";
import { log } from "@/lib/log";
import type { CurrentUser } from "./user";

/** Replaces the Steam ID of the user's profile, if it is still `typed`. A failure is logged: the next use resolves it again. */
export async function storeSteamId(
  { id, supabase }: CurrentUser,
  typed: string,
  steamId: string,
): Promise<void> {
  const change = supabase.from("profiles").update({ steam_id: steamId });
  const { error } = await change.eq("id", id).eq("steam_id", typed);
  if (error) log.warn("steam_id_not_stored", { error });
}
