import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import type { Game } from "@/lib/games/schema";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { playRowSchema, toPlay } from "./play-row";
import {
  type PressAnswer,
  type pressBodySchema,
  pressUndoSchema,
  type undoPressBodySchema,
} from "./play-schema";
import { saveItem } from "./save-item";
import { refuseSecondOpen } from "./save-play";
import { refuseUnreleased } from "./unreleased";

type Press = z.output<typeof pressBodySchema>;

const pressRowSchema = playRowSchema.extend({
  undo: pressUndoSchema.nullable(),
  typed_hours: z.number().nullable(),
  stopped: z.array(z.string()).default([]),
});

/**
 * Performs a press; adds the game to the shelf first if it is not there. May be repeated.
 * @throws {AppError} `not_released`; `not_found` where there is no such game, or no open play whose timer could stop
 */
export async function pressPlay(user: CurrentUser, gameId: number, press: Press): Promise<PressAnswer> {
  const send = async () => {
    const row = await answerOf(callOf(user, gameId, press), pressRowSchema.nullable());
    if (!row) throw new AppError("not_found", "No timer is running for this game.");
    const { undo, typed_hours, stopped } = row;
    return { play: toPlay(row), undo, typedHours: typed_hours, stopped, isAdded: false };
  };
  if (press.action === "stopTimer") return send();
  const game = await refuseUnreleased(user, gameId, "playing");
  if (game) await storeRelease(user, game);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    const { isNew } = await saveItem(user, gameId, "playing");
    return { ...(await send()), isAdded: isNew };
  }
}

/**
 * Undoes what a press has changed, and leaves what was changed since. May be repeated.
 * @returns whether the game and its play are as they were before the press
 * @throws {AppError} `conflict` where another play has been started since
 */
export async function undoPress(
  { supabase }: CurrentUser,
  gameId: number,
  { isAdded, ...undo }: z.output<typeof undoPressBodySchema>,
): Promise<boolean> {
  const query = supabase.rpc("undo_press", { of_game: gameId, undo, is_added: isAdded });
  return refuseSecondOpen(answerOf(query, z.boolean()));
}

/** The shelf's row is of before the release. */
async function storeRelease({ id, supabase }: CurrentUser, game: Game) {
  const rows = supabase.from("user_games").update(toShelfColumns(game)).eq("user_id", id);
  await answerOf(rows.eq("game_id", game.id), z.null());
}

function callOf({ supabase }: CurrentUser, of_game: number, press: Press) {
  switch (press.action) {
    case "start":
      return supabase.rpc("start_play", { of_game, on_day: press.day, on_platform: press.platform ?? null });
    case "addMinutes":
      return supabase.rpc("add_play_minutes", {
        of_game,
        added: press.minutes,
        press: press.press,
        on_day: press.day,
      });
    case "startTimer":
      return supabase.rpc("start_timer", { of_game, on_day: press.day });
    case "stopTimer":
      return supabase.rpc("stop_timer", { of_game, discard: press.discard });
    case "end":
      return supabase.rpc("end_play", {
        of_game,
        new_outcome: press.outcome,
        on_day: press.day,
        of_play: press.id,
      });
  }
}
