import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { BROWSE_PAGE_SIZE } from "./browse-route";
import { cachedRead } from "./cached-read";
import { getFilteredList } from "./get-filtered-list";
import { type GameListFilter, gameTags } from "./keys";
import { listGames, orderOf, toPage } from "./list-games";
import type { GamePage, GameSummary } from "./schema";
import { searchGames } from "./search-games";

/** @throws {AppError} when the catalogue cannot be read */
export async function getGameList({
  offset,
  list,
  dev,
  pub,
  q,
  choices,
}: GameListFilter & { offset: number }): Promise<GamePage> {
  if (choices) return getFilteredList({ offset, list, dev, pub, q, choices });
  if (!q?.trim()) return toPage(await cachedRead(readPage({ list, dev, pub }, offset)), offset);
  const { games, hidden } = await searchGames({ q, dev, pub });
  return { ...toPage(games.slice(offset, offset + BROWSE_PAGE_SIZE), offset), hidden: hidden.length };
}

async function readPage(filter: GameListFilter, offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const { filter: conditions, sort } = orderOf(filter);
  return listGames(conditions, sort, offset);
}
