import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getShelfGame } from "@/lib/games/get-shelf-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { SaveAnswer } from "./schema";
import { changeSchema } from "./set-statuses";
import { type ChoosableStatus, releaseNote } from "./status";
import { refuseUnreleased } from "./unreleased";

/** Repeated when another tab adds or removes the game between our two statements. */
const ATTEMPTS = 5;
const CHANGED_MEANWHILE = "This game is being changed in another tab. Please try again.";

/**
 * Adds a game to the user's shelf, or changes its status and keeps its other fields. Concurrent calls end in one row.
 * @throws {AppError} `not_found` for an unknown game, `not_released` for any status but "want" before its release,
 * `conflict` while other tabs keep adding and removing it.
 */
export async function saveItem(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<SaveAnswer> {
  const { id, supabase } = user;
  const known = await refuseUnreleased(user, gameId, status);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const change = supabase.rpc("set_status", { game_ids: [gameId], new_status: status });
    const { before } = await answerOf(change, changeSchema);
    const own = supabase.from("user_games");
    const query = known ? own.update(toShelfColumns(known)).select(ROW_COLUMNS) : own.select(ROW_COLUMNS);
    const rows = query.eq("user_id", id).eq("game_id", gameId);
    const row = await answerOf(rows.maybeSingle(), rowSchema.nullable());
    if (row) return { item: (await toItems(user, [row]))[0] ?? toItem(row), isNew: false, before };
    // Ignored when another tab has just added the game; the next attempt updates it.
    const addition = supabase
      .from("user_games")
      .upsert(await newRow(user, gameId, status), { onConflict: "user_id,game_id", ignoreDuplicates: true });
    const added = await answerOf(addition.select(ROW_COLUMNS).maybeSingle(), rowSchema.nullable());
    if (added) return { item: toItem(added), isNew: true, before: [] };
  }
  throw new AppError("conflict", CHANGED_MEANWHILE);
}

async function newRow({ id }: CurrentUser, gameId: number, status: ChoosableStatus) {
  const game = await getShelfGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const now = Date.now();
  const note = status === "want" ? null : releaseNote(game, now);
  if (note) throw new AppError("not_released", note);
  // A trigger dates the completion of rows that exist.
  const date_completed = status === "completed" ? new Date(now).toISOString() : null;
  return { user_id: id, ...toShelfColumns(game), status, date_completed };
}
