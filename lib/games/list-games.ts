import "server-only";
import { type ListFilter, type ListSort, MAX_LIST_LENGTH, readList } from "@/lib/catalogue/lists";
import { BROWSE_PAGE_SIZE } from "./browse-route";
import { GAME_CATEGORY } from "./category";
import { genreOfList } from "./genres";
import type { GameListFilter } from "./keys";
import { cardToSummary } from "./map-card";
import type { GamePage, GameSummary } from "./schema";

/** The spec's categories of a genre. */
const GENRE_TYPES = [
  GAME_CATEGORY.mainGame,
  GAME_CATEGORY.dlc,
  GAME_CATEGORY.remake,
  GAME_CATEGORY.remaster,
] as const;

/** The spec's filter and order of a list; with a company those of the company, whatever the list. */
export function orderOf({ list, dev, pub }: GameListFilter): { filter: ListFilter; sort: ListSort } {
  if (dev !== undefined || pub !== undefined) {
    const filter = { developer: dev, publisher: pub, types: [GAME_CATEGORY.mainGame], editions: true };
    return { filter, sort: "most_rated" };
  }
  const genre = genreOfList(list);
  return genre
    ? { filter: { genres: [genre.id], types: GENRE_TYPES }, sort: "rating" }
    : { filter: {}, sort: "popular" };
}

/** Without games for adults. */
export async function listGames(filter: ListFilter, sort: ListSort, offset: number): Promise<GameSummary[]> {
  if (offset >= MAX_LIST_LENGTH) return [];
  const rows = await readList(filter, sort, { offset, size: BROWSE_PAGE_SIZE });
  return rows.map(cardToSummary);
}

/** The spec's rule: a page that is shorter than the page size is the last one. */
export function toPage(games: GameSummary[], offset: number): GamePage {
  const next = offset + BROWSE_PAGE_SIZE;
  return { games, nextOffset: games.length < BROWSE_PAGE_SIZE || next >= MAX_LIST_LENGTH ? null : next };
}
