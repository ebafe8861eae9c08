import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getShelfGame } from "@/lib/games/get-shelf-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { toItems } from "./copies-and-tags";
import { rowSchema, toItem } from "./row";
import type { SaveAnswer } from "./schema";
import { type ChoosableStatus, releaseNote } from "./status";
import { refuseUnreleased } from "./unreleased";

const putSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["added", "moved", "same"]), row: rowSchema }),
  z.object({ outcome: z.enum(["missing", "unsure"]) }),
]);

/**
 * Adds a game to the user's shelf, or changes its status and keeps its other fields. Concurrent calls end in one row.
 * @throws {AppError} as `putOnShelf`
 */
export async function saveItem(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<SaveAnswer> {
  const { outcome, row } = await putOnShelf(user, gameId, status);
  const isNew = outcome === "added";
  const item = isNew ? toItem(row) : ((await toItems(user, [row]))[0] ?? toItem(row));
  return { item, isNew, isMoved: outcome === "moved" };
}

/**
 * One call of the database, and a second one with the game's data if it is not on the shelf, or if the shelf does not know
 * whether it is released. @param keepsStatus of a game that is there
 * @throws {AppError} `not_found` for an unknown game, `not_released` for any status but "want" before its release,
 * `conflict` if another tab has removed it meanwhile
 */
export async function putOnShelf(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
  keepsStatus = false,
) {
  const put = (game?: object) => {
    const values = { of_game: gameId, new_status: status, keeps_status: keepsStatus };
    return answerOf(user.supabase.rpc("put_on_shelf", { ...values, ...(game ? { game } : {}) }), putSchema);
  };
  let answer = await put();
  if (answer.outcome === "missing") answer = await put(await readGame(gameId, status));
  else if (answer.outcome === "unsure") {
    const game = await refuseUnreleased(user, gameId, status);
    answer = await put(game ? toShelfColumns(game) : {});
  }
  if ("row" in answer) return answer;
  throw new AppError("conflict", "This game is being changed in another tab. Please try again.");
}

async function readGame(gameId: number, status: ChoosableStatus) {
  const game = await getShelfGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const note = status === "want" ? null : releaseNote(game, Date.now());
  if (note) throw new AppError("not_released", note);
  return toShelfColumns(game);
}
