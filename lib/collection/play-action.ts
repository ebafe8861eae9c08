import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { playRowSchema, toPlay } from "./play-row";
import type { PlayActionAnswer, playActionSchema } from "./play-schema";
import { withGameData } from "./save-item";

const answerSchema = z.union([
  playRowSchema.extend({
    is_changed: z.boolean(),
    typed_hours: z.number().nullable(),
    stopped: z.array(z.string()).default([]),
  }),
  z.null(),
]);

/**
 * Starts or ends a play, or adds time; adds the game to the shelf if it is not there. May be repeated.
 * @throws {AppError} `not_released`; `not_found` if there is no such game, or no open play whose timer could stop
 */
export async function actOnPlay(
  user: CurrentUser,
  gameId: number,
  action: z.output<typeof playActionSchema>,
): Promise<PlayActionAnswer> {
  const row = await withGameData(user, gameId, "playing", answerSchema, (game) =>
    user.supabase.rpc("play_action", { of_game: gameId, action, ...(game ? { game } : {}) }),
  );
  if (!row) throw new AppError("not_found", "No timer is running for this game.");
  const { is_changed, typed_hours, stopped } = row;
  return { play: toPlay(row), isChanged: is_changed, typedHours: typed_hours, stopped };
}
