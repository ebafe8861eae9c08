import "server-only";
import { z } from "zod";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { OUTCOMES, type Play, type PlayWithGame } from "./play-schema";

export const PLAY_COLUMNS =
  "id, game_id, platform, started, finished, outcome, minutes, note, timer_started_at";

export const playRowSchema = z.object({
  id: z.uuid(),
  game_id: z.number().int(),
  platform: z.string().nullable(),
  started: z.string().nullable(),
  finished: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  minutes: z.number().int(),
  note: z.string().nullable(),
  timer_started_at: z.string().nullable(),
});

export function toPlay(row: z.infer<typeof playRowSchema>): Play {
  return {
    id: row.id,
    gameId: row.game_id,
    platform: row.platform,
    started: row.started,
    finished: row.finished,
    outcome: row.outcome,
    minutes: row.minutes,
    note: row.note,
    timerStartedAt: row.timer_started_at && new Date(row.timer_started_at).toISOString(),
  };
}

type GameColumns = { game_name: string; game_cover_url: string | null };

export function withGame(play: Play, { game_name, game_cover_url }: GameColumns): PlayWithGame {
  return {
    ...play,
    gameName: game_name,
    gamePath: gamePath({ id: play.gameId, name: game_name }),
    coverUrl: fromStoredCover(game_cover_url),
  };
}
