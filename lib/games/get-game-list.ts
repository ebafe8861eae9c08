import "server-only";
import { cachedRead } from "./cached-read";
import { genreOfList } from "./genres";
import type { GameListFilter } from "./keys";
import { readCompanyPage } from "./list-company";
import { readGenrePage } from "./list-genre";
import { readPopularPage } from "./list-popular";
import { PAGE_SIZE } from "./list-rows";
import type { GamePage, GameSearch } from "./schema";
import { searchGamesOf } from "./search-games";

/** @throws {AppError} when IGDB cannot be read */
export async function getGameList(options: GameListFilter & { offset: number }): Promise<GamePage> {
  const { games, ...rest } = await cachedRead(readPage(options));
  // The spec's rule: a page that is shorter than the page size is the last one.
  const nextOffset = games.length < PAGE_SIZE ? null : options.offset + PAGE_SIZE;
  return { games, nextOffset, ...rest };
}

async function readPage({
  list,
  offset,
  dev,
  pub,
  q,
}: GameListFilter & { offset: number }): Promise<GameSearch> {
  const company = { ...(dev === undefined ? {} : { dev }), ...(pub === undefined ? {} : { pub }) };
  const hasCompany = dev !== undefined || pub !== undefined;
  if (q?.trim()) {
    const { games, hiddenIds } = await searchGamesOf({ q, ...company });
    return { games: games.slice(offset, offset + PAGE_SIZE), hidden: hiddenIds.length };
  }
  if (hasCompany) return { games: await readCompanyPage(company, offset) };
  const genre = genreOfList(list);
  return { games: await (genre ? readGenrePage(genre.id, offset) : readPopularPage(offset)) };
}
