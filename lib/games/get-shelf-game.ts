import "server-only";
import { setTimeout } from "node:timers/promises";
import { getCatalogueGame } from "./get-catalogue-game";
import { getGame } from "./get-game";
import type { Game } from "./schema";

/** A write does not wait longer for the summary. */
const SUMMARY_LIMIT_MS = 1000;

/**
 * A game for a shelf's row: IGDB's, which has a summary, or that of our own catalogue while IGDB cannot be read.
 * @throws {AppError} when IGDB cannot be read and the catalogue does not know the game
 */
export async function getShelfGame(id: number): Promise<Game | null> {
  const page = getGame(id);
  const game = await Promise.race([
    page.catch(() => null),
    setTimeout(SUMMARY_LIMIT_MS, null, { ref: false }),
  ]);
  return game ?? (await getCatalogueGame(id))?.game ?? page;
}
