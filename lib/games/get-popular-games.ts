import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readGames } from "@/lib/catalogue/game";
import { MAX_LIST_LENGTH } from "@/lib/catalogue/lists";
import { AppError } from "@/lib/errors";
import { BROWSE_PAGE_SIZE } from "./browse-route";
import { cachedRead } from "./cached-read";
import { getGameList } from "./get-game-list";
import { gameTags } from "./keys";
import { listGames } from "./list-games";
import { toCatalogueGame } from "./map-catalogue-game";
import type { Game, GameSummary } from "./schema";

/** The spec's text (discovery, section 8). */
const FAILED_MESSAGE = "Failed to fetch popular games";

/** From the cached pages of the browse screen. @throws {AppError} with the spec's text */
export function getPopularGames(offset: number, limit: number): Promise<GameSummary[]> {
  return readSlice(offset, limit, async (at) => (await getGameList({ list: "popular", offset: at })).games);
}

/** The same games in the spec's shape, with all that the catalogue knows. @throws {AppError} with the spec's text */
export function getPopularGameDetails(offset: number, limit: number): Promise<Game[]> {
  return readSlice(offset, limit, (at) => cachedRead(readDetails(at)));
}

async function readSlice<T>(
  offset: number,
  limit: number,
  readPage: (offset: number) => Promise<T[]>,
): Promise<T[]> {
  const start = offset - (offset % BROWSE_PAGE_SIZE);
  const end = Math.min(offset + limit, MAX_LIST_LENGTH);
  const games: T[] = [];
  try {
    for (let at = start; at < end; at += BROWSE_PAGE_SIZE) {
      const page = await readPage(at);
      games.push(...page);
      if (page.length < BROWSE_PAGE_SIZE) break;
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "rate_limited") throw error;
    const { code, cause, retryAfterS } = error;
    throw new AppError(code, FAILED_MESSAGE, {
      cause,
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    });
  }
  return games.slice(offset - start, end - start);
}

async function readDetails(offset: number): Promise<Game[]> {
  "use cache";
  cacheTag(gameTags.all, gameTags.lists);
  cacheLife("catalogue");
  const page = await listGames({}, "popular", offset);
  const rows = await readGames(page.map(({ id }) => id));
  return rows.map((row) => toCatalogueGame(row).game);
}
