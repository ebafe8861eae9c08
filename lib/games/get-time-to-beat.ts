import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { igdb } from "@/lib/igdb/igdb";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";
import type { TimeToBeat } from "./schema";

/**
 * How long a game takes, in seconds, or null where nobody has said.
 * @throws {AppError} when IGDB cannot be read.
 */
export async function getTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  return cachedRead(readTimeToBeat(gameId));
}

async function readTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  "use cache";
  cacheTag(gameTags.all, gameTags.game(gameId));
  cacheLife("catalogue");
  const row = await igdb().timesToBeat.load(gameId);
  if (!row) return null;
  const { hastily, normally, completely, count } = row;
  return { hastily, normally, completely, count: count ?? 0 };
}
