import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type RemovalLosses, removalLossesSchema } from "./schema";

/** All of them or none. @returns an id for `restoreGames`, valid for an hour; null when none was on the shelf. @throws {AppError} */
export async function removeGames(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<string | null> {
  return answerOf(supabase.rpc("remove_games", { game_ids: gameIds }), z.uuid().nullable());
}

/** What would go with them. @throws {AppError} */
export async function removalLosses(
  { supabase }: CurrentUser,
  gameIds: readonly number[],
): Promise<RemovalLosses> {
  return answerOf(supabase.rpc("removal_losses", { game_ids: gameIds }), removalLossesSchema);
}

/** Except games added again since. @throws {AppError} `not_found` after an hour, or when it was undone before. */
export async function restoreGames({ supabase }: CurrentUser, undo: string): Promise<number> {
  const restored = await answerOf(supabase.rpc("restore_games", { undo }), z.number().int().nullable());
  if (restored === null) throw new AppError("not_found", "This can no longer be undone.");
  return restored;
}
