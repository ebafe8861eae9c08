import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { answerOf } from "@/lib/supabase/answers";
import type { PickChoices } from "./pick-choices";
import { type PickAnswer, pickRowsSchema } from "./pick-schema";

/** Up to three games of the user's shelf to play next, with the reasons. @throws {AppError} */
export async function pickGames({ supabase }: CurrentUser, choices: PickChoices): Promise<PickAnswer> {
  const { time, with: company, genre, theme, platform, seed, shown } = choices;
  const query = supabase.rpc("pick_games", {
    available: time,
    company,
    genre,
    theme,
    platform,
    seed,
    shown,
  });
  const { total, games } = await answerOf(query, pickRowsSchema);
  const picked = games.map((row) => ({
    id: row.game_id,
    name: row.game_name,
    path: gamePath({ id: row.game_id, name: row.game_name }),
    coverUrl: fromStoredCover(row.game_cover_url),
    status: row.status,
    reasons: row.reasons,
  }));
  return { total, games: choices.surprise ? picked.slice(0, 1) : picked };
}
