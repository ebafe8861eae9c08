import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";

/**
 * Takes games off the person's shelf, all of them or none.
 * @returns what `restoreGames` takes within the next hour; null when none of them was there.
 * @throws {AppError}
 */
export async function removeGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<string | null> {
  return answerOf(supabase.rpc("remove_games", { game_ids: gameIds }), z.uuid().nullable());
}

/**
 * Puts back what one removal took off, as it was; games that were added again meanwhile stay as they are.
 * @returns how many came back.
 * @throws {AppError} `not_found` when it is more than an hour ago, or was put back before.
 */
export async function restoreGames({ supabase }: CurrentUser, undo: string): Promise<number> {
  const restored = await answerOf(supabase.rpc("restore_games", { undo }), z.number().int().nullable());
  if (restored === null) throw new AppError("not_found", "This can't be undone any more.");
  return restored;
}
