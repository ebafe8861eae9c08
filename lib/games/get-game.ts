import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { igdb } from "@/lib/igdb/igdb";
import { COMPANY_LOGOS, GAMES, type GameRow } from "@/lib/igdb/rows";
import { cachedRead } from "./cached-read";
import { getTimeToBeat } from "./get-time-to-beat";
import { gameTags } from "./keys";
import { toGame } from "./map-game";
import { readOrFallback } from "./read-or-fallback";
import type { Game } from "./schema";

/** @throws {AppError} when IGDB cannot be read; failures are not cached */
export async function getGame(id: number): Promise<Game | null> {
  return cachedRead(readGame(id));
}

async function readGame(id: number): Promise<Game | null> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all, gameTags.game(id));
  // Together they are one request; the page then finds the time to beat in the cache.
  const [row] = await Promise.all([igdb().load(GAMES, id), getTimeToBeat(id)]);
  if (!row) return null;
  const logos = await readOrFallback(`the companies' logos of game ${id}`, loadLogos(row), new Map());
  if (logos.failed) cacheLife("failed");
  return toGame(row, logos.value);
}

/** In a request of their own, so that no path of the games' query has four segments. */
async function loadLogos(row: GameRow): Promise<Map<number, string>> {
  const ids = new Set(row.involved_companies.flatMap(({ company }) => company.logo ?? []));
  const found = await Promise.all(
    [...ids].map(async (id) => [id, await igdb().load(COMPANY_LOGOS, id)] as const),
  );
  return new Map(found.flatMap(([id, imageId]) => (imageId ? [[id, imageId] as const] : [])));
}
