import "server-only";
import type { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import type { Play, PlayActionAnswer, playActionSchema } from "./play-schema";
import { withGameData } from "./save-item";

type PlayAnswer = Play & { isChanged: boolean; typedHours: number | null; stopped?: string[] };

/**
 * Starts or ends a play, or adds time; adds the game to the shelf if it is not there. May be repeated.
 * @throws {AppError} `not_released`; `not_found` if there is no such game, or no open play whose timer could stop
 */
export async function actOnPlay(
  user: CurrentUser,
  gameId: number,
  action: z.output<typeof playActionSchema>,
): Promise<PlayActionAnswer> {
  const answer = await withGameData<PlayAnswer | null>(user, gameId, "playing", (game) =>
    user.supabase.rpc("play_action", { of_game: gameId, action, ...(game ? { game } : {}) }),
  );
  if (!answer) throw new AppError("not_found", "No timer is running for this game.");
  const { isChanged, typedHours, stopped = [], ...play } = answer;
  return { play, isChanged, typedHours, stopped };
}
