import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { CollectionItem } from "./schema";
import { type ChoosableStatus, isReleased, releaseNote } from "./status";

/** Repeated when another tab adds or removes the game between our two statements. */
const ATTEMPTS = 5;
const CHANGED_MEANWHILE = "This game is being changed in another tab. Please try again.";

/**
 * Adds a game to the user's shelf, or changes its status and keeps its other fields. Concurrent calls end in one row.
 * @throws {AppError} `not_found` for an unknown game, `not_released` for any status but "want" before its release,
 * `conflict` while other tabs keep adding and removing it.
 */
export async function saveItem(
  { id, supabase }: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<{ item: CollectionItem; isNew: boolean }> {
  const game = await getGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const now = Date.now();
  if (status !== "want" && !isReleased(game.releaseDate, now)) {
    throw new AppError("not_released", releaseNote(game.releaseDate, now) ?? "Not released yet");
  }
  const values = { ...toShelfColumns(game), status };
  const games = supabase.from("user_games");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const change = games.update(values).eq("user_id", id).eq("game_id", gameId);
    const changed = await answerOf(change.select(ROW_COLUMNS).maybeSingle(), rowSchema.nullable());
    if (changed) return { item: toItem(changed), isNew: false };
    // Ignored when another tab has just added the game; the next attempt updates it.
    const addition = games.upsert(
      { user_id: id, ...values, ...completion(status, now) },
      { onConflict: "user_id,game_id", ignoreDuplicates: true },
    );
    const added = await answerOf(addition.select(ROW_COLUMNS).maybeSingle(), rowSchema.nullable());
    if (added) return { item: toItem(added), isNew: true };
  }
  throw new AppError("conflict", CHANGED_MEANWHILE);
}

/** For new rows; a trigger dates updates. */
function completion(status: ChoosableStatus, now: number) {
  return status === "completed" ? { date_completed: new Date(now).toISOString() } : {};
}
