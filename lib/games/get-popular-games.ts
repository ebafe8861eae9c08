import "server-only";
import { AppError } from "@/lib/errors";
import { BROWSE_PAGE_SIZE } from "./browse-route";
import { getGameList } from "./get-game-list";
import type { GameSummary } from "./schema";

/** The spec's text (discovery, section 8). */
const FAILED_MESSAGE = "Failed to fetch popular games";

/** From the cached pages of the browse screen. @throws {AppError} with the spec's text */
export async function getPopularGames(offset: number, limit: number): Promise<GameSummary[]> {
  const start = offset - (offset % BROWSE_PAGE_SIZE);
  const games: GameSummary[] = [];
  try {
    for (let at: number | null = start; at !== null && at < offset + limit; ) {
      const page = await getGameList({ list: "popular", offset: at });
      games.push(...page.games);
      at = page.nextOffset;
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "rate_limited") throw error;
    const { code, cause, retryAfterS } = error;
    throw new AppError(code, FAILED_MESSAGE, {
      cause,
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
    });
  }
  return games.slice(offset - start, offset - start + limit);
}
