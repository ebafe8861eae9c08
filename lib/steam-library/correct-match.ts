import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { getShelfGame } from "@/lib/games/get-shelf-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import type { Correction, ImportResult } from "./schema";

/** The wrong game leaves the shelf when only the import had added it. @throws {AppError} `not_found` for an unknown game */
export async function correctMatch(
  { supabase }: CurrentUser,
  appid: number,
  { gameId, name, playtimeMinutes }: Correction,
): Promise<ImportResult> {
  const game = await getShelfGame(gameId);
  if (!game) throw new AppError("not_found", "Game not found");
  const app = { appid, name, playtime_minutes: playtimeMinutes, ...toShelfColumns(game) };
  await answerOf(supabase.rpc("correct_steam_game", { app }));
  const { id, path, coverUrl, releaseYear } = game;
  return {
    appid,
    game: { id, name: game.name, path, coverUrl, releaseYear },
    matchedBy: "person",
    isNew: false,
  };
}
