import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { answerOf, jsonOf } from "@/lib/supabase/answers";
import type { PickChoices } from "./pick-choices";
import type { PickAnswer } from "./pick-schema";

/** Up to three games of the user's shelf to play next, with the reasons. @throws {AppError} */
export async function pickGames({ supabase }: CurrentUser, choices: PickChoices): Promise<PickAnswer> {
  const { time, with: company, ...rest } = choices;
  const query = supabase.rpc("pick_games", { available: time, company, ...rest });
  const { total, games } = await jsonOf<PickAnswer>(query);
  return {
    total,
    games: games.map((game) => ({
      ...game,
      path: gamePath(game),
      coverUrl: fromStoredCover(game.coverUrl),
    })),
  };
}

/** Suggests a game no more for 30 days. @throws {AppError} */
export async function skipGame({ supabase, id }: CurrentUser, gameId: number): Promise<void> {
  const query = supabase
    .from("user_games")
    .update({ skipped_at: new Date().toISOString() })
    .eq("user_id", id)
    .eq("game_id", gameId)
    .select("game_id");
  const rows = await answerOf(query);
  if (rows.length === 0) throw new AppError("not_found", "This game is not in your collection.");
}
