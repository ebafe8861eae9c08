import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getGame } from "@/lib/games/get-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { CollectionItem } from "./schema";
import { type ChoosableStatus, isReleased, releaseNote } from "./status";

/** More than one only where the game is added or removed elsewhere between two of our statements. */
const ATTEMPTS = 5;
const CHANGED_MEANWHILE = "This game is being changed in another tab. Please try again.";

/**
 * Puts a game on the person's shelf, or changes the status of one that is there: one row, however often and from however
 * many tabs. What came with it (when it was added, rating, notes, hours, the import flag) stays.
 * @returns the item, and whether the game was not there before.
 * @throws {AppError} `not_found` for an unknown game, `not_released` when it can only be wanted, `conflict` while other tabs keep
 * adding and removing it.
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
    // Ignored where another tab has added the game meanwhile: then it is changed as any other.
    const addition = games.upsert(
      { user_id: id, ...values, ...completion(status, now) },
      { onConflict: "user_id,game_id", ignoreDuplicates: true },
    );
    const added = await answerOf(addition.select(ROW_COLUMNS).maybeSingle(), rowSchema.nullable());
    if (added) return { item: toItem(added), isNew: true };
  }
  throw new AppError("conflict", CHANGED_MEANWHILE);
}

/** For a game that is new on the shelf; the database dates a change of status itself. */
function completion(status: ChoosableStatus, now: number) {
  return status === "completed" ? { date_completed: new Date(now).toISOString() } : {};
}
