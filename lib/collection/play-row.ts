import "server-only";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import type { Play, PlayWithGame } from "./play-schema";

/** The columns of a `Play`. */
export const PLAY_COLUMNS =
  "id, gameId:game_id, platform, started, finished, outcome, minutes, note, timerStartedAt:timer_started_at";

type Game = { name: string; coverUrl: string | null };

export function withGame(play: Play, { name, coverUrl }: Game): PlayWithGame {
  return {
    ...play,
    gameName: name,
    gamePath: gamePath({ id: play.gameId, name }),
    coverUrl: fromStoredCover(coverUrl),
  };
}
