import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { readGames } from "@/lib/catalogue/game";
import { chunksOf } from "@/lib/chunks";
import { toCatalogueGame } from "@/lib/games/map-catalogue-game";
import { toShelfColumns } from "@/lib/games/shelf-row";
import { answerOf } from "@/lib/supabase/answers";
import { type ChoosableStatus, isReleased } from "./status";

/** How many games one read of the catalogue requests. */
const READ_GAMES = 100;

/**
 * Adds the games of the catalogue that are not on the shelf. Unreleased games accept only "want".
 * @returns how many were added
 * @throws {AppError}
 */
export async function addGames(
  user: CurrentUser,
  gameIds: readonly number[],
  status: ChoosableStatus,
): Promise<number> {
  const now = Date.now();
  const games: ReturnType<typeof toShelfColumns>[] = [];
  for (const ids of chunksOf(gameIds, READ_GAMES)) {
    for (const row of await readGames(ids)) {
      const { game } = toCatalogueGame(row);
      if (status === "want" || isReleased(game.releaseDate, now)) games.push(toShelfColumns(game));
    }
  }
  return answerOf(user.supabase.rpc("add_to_shelf", { games, new_status: status }));
}
