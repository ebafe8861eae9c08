import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cachedRead } from "@/lib/games/cached-read";
import { gameTags } from "@/lib/games/keys";
import { readOrFallback } from "@/lib/games/read-or-fallback";
import { readPublic } from "@/lib/supabase/public-read";
import type { Status } from "./status";

/** What public shelves have of a game. */
export type GameNumbers = {
  statuses: Partial<Record<Status, number>>;
  ratings: number;
  /** Null below five ratings, as `columns`. */
  average: number | null;
  /** How many ratings are of each step of half a star (`stepOf`). */
  columns: number[] | null;
};

/** Null if no public shelf has the game, or the database cannot be read: the page does without it. @throws {AppError} `rate_limited` */
export function getGameNumbers(gameId: number): Promise<GameNumbers | null> {
  return cachedRead(readNumbers(gameId));
}

/** No write expires it: pages that all visitors share would be rendered for each of them. They are fresh for a minute. */
async function readNumbers(gameId: number): Promise<GameNumbers | null> {
  "use cache";
  cacheLife("profile");
  cacheTag(gameTags.all, gameTags.game(gameId));
  const read = readPublic<"read_game_numbers", GameNumbers | null>("read_game_numbers", { of_game: gameId });
  // A failed read is repeated as soon as others are; the page stays cached for as long.
  return (await readOrFallback(`the numbers of game ${gameId}`, read, null)).value;
}
