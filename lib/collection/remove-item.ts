import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { rowsOf } from "@/lib/supabase/errors";

/** Takes a game off the person's shelf; one that is not there is off it already. @throws {AppError} */
export async function removeItem({ id, supabase }: CurrentUser, gameId: number): Promise<void> {
  await rowsOf(supabase.from("user_games").delete().eq("user_id", id).eq("game_id", gameId), z.null());
}
