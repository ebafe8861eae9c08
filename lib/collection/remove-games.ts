import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { RemovalLosses } from "./schema";

/** All of them or none. @returns how many were on the shelf. @throws {AppError} */
export async function removeGames({ supabase }: CurrentUser, gameIds: readonly number[]): Promise<number> {
  return answerOf(supabase.rpc("remove_games", { game_ids: gameIds }));
}

/** What would go with them. @throws {AppError} */
export async function removalLosses(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<RemovalLosses> {
  return jsonOf(supabase.rpc("removal_losses", { game_ids: gameIds }));
}
