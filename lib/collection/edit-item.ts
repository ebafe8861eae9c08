import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import type { ItemChanges } from "./edit-schema";
import { getItem } from "./get-item";
import { ROW_COLUMNS, type Row } from "./row";
import type { CollectionItem } from "./schema";
import { refuseUnreleased } from "./unreleased";

const NOT_THERE = "This game is not in your collection.";

/** @throws {AppError} `not_found`, or `not_released` for any status but "want" before the release. */
export async function editItem(
  user: CurrentUser,
  gameId: number,
  { tagNames, ...fields }: ItemChanges,
): Promise<CollectionItem> {
  const game = fields.status === undefined ? null : await refuseUnreleased(user, gameId, fields.status);
  const row = Object.keys(fields).length > 0 ? await write(user, gameId, fields, game) : null;
  if (tagNames) {
    const query = user.supabase.rpc("set_game_tags", { of_game: gameId, tag_names: tagNames });
    await answerOf(query);
  }
  const item = row ? (await toItems(user, [row]))[0] : await getItem(user, gameId);
  if (!item) throw new AppError("not_found", NOT_THERE);
  return item;
}

async function write(
  { id, supabase }: CurrentUser,
  gameId: number,
  fields: Omit<ItemChanges, "tagNames">,
  game: Awaited<ReturnType<typeof refuseUnreleased>>,
) {
  const query = supabase
    .from("user_games")
    .update({ ...(game ? toShelfColumns(game) : {}), ...toColumns(fields) })
    .eq("user_id", id)
    .eq("game_id", gameId)
    .select(ROW_COLUMNS)
    .maybeSingle<Row>();
  const row = await answerOf(query);
  if (!row) throw new AppError("not_found", NOT_THERE);
  return row;
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
