import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { playRowSchema, toPlay } from "./play-row";
import type { PressAnswer, pressBodySchema } from "./play-schema";
import { putOnShelf } from "./save-item";

type Press = z.output<typeof pressBodySchema>;

const pressRowSchema = playRowSchema.extend({
  is_changed: z.boolean(),
  typed_hours: z.number().nullable(),
  stopped: z.array(z.string()).default([]),
});

/**
 * Performs a press; adds the game to the shelf first if it is not there. May be repeated.
 * @throws {AppError} `not_released`; `not_found` if there is no such game, or no open play whose timer could stop
 */
export async function pressPlay(user: CurrentUser, gameId: number, press: Press): Promise<PressAnswer> {
  if (press.action !== "stopTimer") await putOnShelf(user, gameId, "playing", true);
  const row = await answerOf(callOf(user, gameId, press), pressRowSchema.nullable());
  if (!row) throw new AppError("not_found", "No timer is running for this game.");
  const { is_changed, typed_hours, stopped } = row;
  return { play: toPlay(row), isChanged: is_changed, typedHours: typed_hours, stopped };
}

function callOf({ supabase }: CurrentUser, of_game: number, press: Press) {
  switch (press.action) {
    case "start":
      return supabase.rpc("start_play", { of_game, on_day: press.day, on_platform: press.platform ?? null });
    case "addMinutes":
      return supabase.rpc("add_play_minutes", {
        of_game,
        added: press.minutes,
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
