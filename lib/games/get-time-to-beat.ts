import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { igdb } from "@/lib/igdb/igdb";
import { TIMES_TO_BEAT } from "@/lib/igdb/rows";
import { gameTags } from "./keys";
import { readOrFallback } from "./read-or-fallback";
import type { TimeToBeat } from "./schema";

/** Null if IGDB has none or cannot be read: the page does without it. */
export async function getTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  "use cache";
  cacheLife("catalogue");
  cacheTag(gameTags.all, gameTags.game(gameId));
  const time = await readOrFallback(`the time to beat of game ${gameId}`, loadTimeToBeat(gameId), null);
  if (time.failed) cacheLife("failed");
  return time.value;
}

async function loadTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  const row = await igdb().load(TIMES_TO_BEAT, gameId);
  if (!row) return null;
  const { hastily, normally, completely, count } = row;
  return { hastily, normally, completely, count: count ?? 0 };
}
