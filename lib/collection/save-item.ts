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

const putSchema = z.object({ outcome: z.enum(["added", "moved", "same"]), row: rowSchema });

/**
 * Adds a game to the user's shelf, or changes its status and keeps its other fields. Concurrent calls end in one row.
 * @throws {AppError} as `withGameData`
 */
export async function saveItem(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
): Promise<SaveAnswer> {
  const { outcome, row } = await withGameData(user, gameId, status, putSchema, (game) =>
    user.supabase.rpc("put_on_shelf", { of_game: gameId, new_status: status, ...(game ? { game } : {}) }),
  );
  const isNew = outcome === "added";
  const item = isNew ? toItem(row) : ((await toItems(user, [row]))[0] ?? toItem(row));
  return { item, isNew, isMoved: outcome === "moved" };
}

const refusalSchema = z.object({ outcome: z.enum(["missing", "unsure"]) });

/**
 * Calls a function of the database, and once more with the game's data if it is not on the shelf, or if the shelf does not know
 * whether it is released.
 * @throws {AppError} `not_found` for an unknown game, `not_released` for any status but "want" before its release,
 * `conflict` if another tab has removed it meanwhile
 */
export async function withGameData<T>(
  user: CurrentUser,
  gameId: number,
  status: ChoosableStatus,
  answerSchema: z.ZodType<T>,
  call: (game?: ReturnType<typeof toShelfColumns> | Record<string, never>) => Parameters<typeof answerOf>[0],
): Promise<T> {
  const schema = z.union([refusalSchema, answerSchema]);
  const send = async (game?: Parameters<typeof call>[0]) => {
    const answer = await answerOf(call(game), schema);
    const refusal = refusalSchema.safeParse(answer);
    return refusal.success ? refusal.data.outcome : { answer: answer as T };
  };
  let result = await send();
  if (result === "missing") result = await send(await readGame(gameId, status));
  else if (result === "unsure") {
    const game = await refuseUnreleased(user, gameId, status);
    result = await send(game ? toShelfColumns(game) : {});
  }
  if (typeof result === "object") return result.answer;
  throw new AppError("conflict", "This game is being changed in another tab. Please try again.");
}

async function readGame(gameId: number, status: ChoosableStatus) {
  const game = await getShelfGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const note = status === "want" ? null : releaseNote(game, Date.now());
  if (note) throw new AppError("not_released", note);
  return toShelfColumns(game);
}
