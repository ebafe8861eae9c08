import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getShelfGame } from "@/lib/games/get-shelf-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { jsonOf } from "@/lib/supabase/answers";
import type { Json } from "@/types/database";
import { toItems } from "./copies-and-tags";
import { type Row, toItem } from "./row";
import type { SaveAnswer } from "./schema";
import { type ChoosableStatus, releaseNote } from "./status";
import { refuseUnreleased } from "./unreleased";

type Put = { outcome: "added" | "moved" | "same"; row: Row };

/**
 * Adds a game to the user's shelf, or changes its status and keeps its other fields. Concurrent calls end in one row.
 * @throws {AppError} as `withGameData`
 */
export async function saveItem(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<SaveAnswer> {
  const { outcome, row } = await withGameData<Put>(user, gameId, status, (game) =>
    user.supabase.rpc("put_on_shelf", { of_game: gameId, new_status: status, ...(game ? { game } : {}) }),
  );
  const isNew = outcome === "added";
  const item = isNew ? toItem(row) : ((await toItems(user, [row]))[0] ?? toItem(row));
  return { item, isNew, isMoved: outcome === "moved" };
}

/** The game is not on the shelf, or the shelf does not know whether it is released. */
type Refusal = { outcome: "missing" | "unsure" };
const isRefusal = (answer: unknown): answer is Refusal =>
  ["missing", "unsure"].includes(Object(answer).outcome);

type GameColumns = ReturnType<typeof toShelfColumns> | Record<string, never>;

/**
 * Calls a function of the database, and once more with the game's data if it refuses.
 * @throws {AppError} `not_found` for an unknown game, `not_released` for any status but "want" before its release,
 * `conflict` if another tab has removed it meanwhile
 */
export async function withGameData<T>(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
  call: (game?: GameColumns) => PromiseLike<PostgrestSingleResponse<Json>>,
): Promise<T> {
  let answer = await jsonOf<T | Refusal>(call());
  if (isRefusal(answer)) {
    const game =
      answer.outcome === "missing" ? await newGame(gameId, status) : await newData(user, gameId, status);
    answer = await jsonOf<T | Refusal>(call(game));
  }
  if (isRefusal(answer))
    throw new AppError("conflict", "This game is being changed in another tab. Please try again.");
  return answer;
}

async function newGame(gameId: number, status: ChoosableStatus): Promise<GameColumns> {
  const game = await getShelfGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const note = status === "want" ? null : releaseNote(game, Date.now());
  if (note) throw new AppError("not_released", note);
  return toShelfColumns(game);
}

/** Empty if the game has to be left as it is stored. */
async function newData(user: CurrentUser, gameId: number, status: ChoosableStatus): Promise<GameColumns> {
  const game = await refuseUnreleased(user, gameId, status);
  return game ? toShelfColumns(game) : {};
}
