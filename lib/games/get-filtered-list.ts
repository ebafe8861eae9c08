import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { type GameCounts, readGameCounts, readPlatforms } from "@/lib/catalogue/filter-counts";
import type { ListFilter, ListSort } from "@/lib/catalogue/lists";
import { cachedRead } from "./cached-read";
import { choicesOf, GAME_TYPES, listChoices } from "./choices";
import { type GameListFilter, gameTags } from "./keys";
import { listGames, orderOf, toPage } from "./list-games";
import type { GamePage, GameSummary } from "./schema";
import { searchGames } from "./search-games";

/** A list with the visitor's filters and order. @throws {AppError} when the catalogue cannot be read */
export async function getFilteredList({
  offset,
  ...list
}: GameListFilter & { offset: number }): Promise<GamePage> {
  const ids = await searchedIds(list);
  return toPage(await cachedRead(readPage(list, ids, offset)), offset);
}

/** How many games each choice of a filter would list. @throws {AppError} when the catalogue cannot be read */
export async function getFilterCounts(list: GameListFilter): Promise<GameCounts> {
  return cachedRead(readCounts(list, await searchedIds(list)));
}

/** Names by IGDB's id. @throws {AppError} when the catalogue cannot be read */
export async function getPlatformNames(): Promise<Map<number, string>> {
  const platforms = await cachedRead(readPlatformNames());
  return new Map(platforms.map(({ id, name }) => [id, name]));
}

/** The one choice without which most games are left, for a list that is empty; null if there is none. */
export async function findChoiceToDrop(list: GameListFilter, platformName: (id: number) => string) {
  const choices = listChoices(list.choices, platformName);
  const found = await Promise.all(
    choices.map(async (choice) => {
      const { choices: _all, ...rest } = list;
      const { total } = await getFilterCounts(choice.without ? { ...rest, choices: choice.without } : rest);
      return { ...choice, total };
    }),
  );
  const [best] = found.toSorted((a, b) => b.total - a.total);
  return best && best.total > 0 ? best : null;
}

/** The database's filter and order of a list. @throws {AppError} when the catalogue cannot be read */
export async function listOfFilters(list: GameListFilter): Promise<{ filter: ListFilter; sort: ListSort }> {
  return toFilter(list, await searchedIds(list));
}

async function searchedIds({ q, dev, pub }: GameListFilter): Promise<number[] | null> {
  if (!q?.trim()) return null;
  return (await searchGames({ q, dev, pub })).games.map(({ id }) => id);
}

async function readPage(list: GameListFilter, ids: number[] | null, offset: number): Promise<GameSummary[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const { filter, sort } = toFilter(list, ids);
  return listGames(filter, sort, offset);
}

async function readCounts(list: GameListFilter, ids: number[] | null): Promise<GameCounts> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  return readGameCounts(toFilter(list, ids).filter);
}

async function readPlatformNames() {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  return readPlatforms();
}

/** Adds the choices to the list's own filter and order. */
function toFilter(list: GameListFilter, ids: number[] | null): { filter: ListFilter; sort: ListSort } {
  const { genres, platforms, theme, from, to, hours, rating, types, release, sort } = choicesOf(list.choices);
  const usual = orderOf(list);
  const base: ListFilter = ids ? { ids, editions: true } : usual.filter;
  const filter: ListFilter = {
    ...base,
    ...(types.length > 0
      ? { types: GAME_TYPES.filter(({ value }) => types.includes(value)).flatMap((type) => type.ids) }
      : {}),
    ...(genres.length > 0 ? { genres: [...(base.genres ?? []), ...genres] } : {}),
    ...(platforms.length > 0 ? { platforms } : {}),
    theme,
    from_year: from,
    to_year: to,
    from_hours: hours?.from,
    to_hours: hours?.to ?? undefined,
    min_rating: rating,
    release,
  };
  return { filter, sort: sort ?? (ids ? "given" : usual.sort) };
}
