import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import type { ItemChanges } from "./edit-schema";
import { ROW_COLUMNS, rowSchema, toItem } from "./row";
import type { CollectionItem } from "./schema";
import { refuseUnreleased } from "./unreleased";

/** @throws {AppError} `not_found`, or `not_released` for any status but "want" before the release. */
export async function editItem(
  user: CurrentUser,
  gameId: number,
  changes: ItemChanges,
): Promise<CollectionItem> {
  const game = changes.status === undefined ? null : await refuseUnreleased(user, gameId, changes.status);
  const query = user.supabase
    .from("user_games")
    .update({ ...(game ? toShelfColumns(game) : {}), ...toColumns(changes) })
    .eq("user_id", user.id)
    .eq("game_id", gameId)
    .select(ROW_COLUMNS)
    .maybeSingle();
  const row = await answerOf(query, rowSchema.nullable());
  if (!row) throw new AppError("not_found", "This game is not in your collection.");
  return toItem(row);
}

/** JSON leaves `undefined` out. A typed date is stored as midnight UTC. */
function toColumns({ status, rating, hoursPlayed, notes, dateCompleted }: ItemChanges) {
  return {
    status,
    user_rating: rating,
    hours_played: hoursPlayed,
    notes,
    date_completed: dateCompleted && `${dateCompleted}T00:00:00Z`,
  };
}
