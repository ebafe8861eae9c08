import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { readGame } from "@/lib/catalogue/game";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import { toCatalogueGame } from "./map-catalogue-game";
import type { Game, TimeToBeat } from "./schema";

export type CatalogueGame = { game: Game; timeToBeat: TimeToBeat | null };

/**
 * What our own catalogue knows of a game, for when IGDB cannot be read: no texts, pictures, links and related games.
 * @throws {AppError} when the database cannot be read
 */
export async function getCatalogueGame(id: number): Promise<CatalogueGame | null> {
  return cachedRead(readCatalogueGame(id));
}

async function readCatalogueGame(id: number): Promise<CatalogueGame | null> {
  "use cache";
  // A page of it is in no cache.
  cacheLife("failed");
  cacheTag(gameTags.all, gameTags.game(id));
  const row = await readGame(id);
  return row && toCatalogueGame(row);
}
