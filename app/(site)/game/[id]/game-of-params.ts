import { notFound } from "next/navigation";
import { parseGameId } from "@/lib/games/game-id";
import { getGame } from "@/lib/games/get-game";
import type { Game } from "@/lib/games/schema";

/** The game that a page's `id` names. Anything that is no id, or no game, ends in the 404 page. */
export async function gameOfParams(params: Promise<{ id: string }>): Promise<Game> {
  const id = parseGameId((await params).id);
  return (id && (await getGame(id))) || notFound();
}
