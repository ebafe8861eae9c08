import { GameNotFound } from "@/components/game-page/game-not-found";
import { missing, type PageMessages } from "@/components/page/page-or-message";
import { parseGameId } from "@/lib/games/game-id";
import { getGame } from "@/lib/games/get-game";
import type { Game } from "@/lib/games/schema";
import GameErrorPage from "./error";

export const GAME_MESSAGES: PageMessages = { notFound: <GameNotFound />, failed: GameErrorPage };

/** The game of a page's `id`; anything that is no id, or no game, is `missing()`. */
export async function gameOfParams(params: Promise<{ id: string }>): Promise<Game> {
  const id = parseGameId((await params).id);
  return (id && (await getGame(id))) || missing();
}
