import "server-only";
import type { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { playRowSchema, toPlay } from "./play-row";
import type { Play, pressBodySchema } from "./play-schema";
import { saveItem } from "./save-item";
import { refuseUnreleased } from "./unreleased";

type Press = z.output<typeof pressBodySchema>;

/**
 * Performs a press; adds the game to the shelf first if it is not there. May be repeated.
 * @throws {AppError} `not_released`; `not_found` where there is no such game, or no open play whose timer could stop
 */
export async function pressPlay(user: CurrentUser, gameId: number, press: Press): Promise<Play> {
  const send = async () => {
    const row = await answerOf(callOf(user, gameId, press), playRowSchema.nullable());
    if (!row) throw new AppError("not_found", "No timer is running for this game.");
    return toPlay(row);
  };
  if (press.action === "stopTimer") return send();
  await refuseUnreleased(user, gameId, "playing");
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    await saveItem(user, gameId, "playing");
    return send();
  }
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
        new_id: press.id,
      });
  }
}
