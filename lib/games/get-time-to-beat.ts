import "server-only";
import { cacheTag } from "next/cache";
import { igdb } from "@/lib/igdb/igdb";
import { gameTags } from "./keys";
import { quietRead } from "./quiet-read";
import type { TimeToBeat } from "./schema";

/** How long a game takes, or null where nobody has said, or where IGDB cannot be read: its page stands without it. */
export async function getTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  "use cache";
  cacheTag(gameTags.all, gameTags.game(gameId));
  return quietRead(`the time to beat of game ${gameId}`, loadTimeToBeat(gameId), null);
}

async function loadTimeToBeat(gameId: number): Promise<TimeToBeat | null> {
  const row = await igdb().timesToBeat.load(gameId);
  if (!row) return null;
  const { hastily, normally, completely, count } = row;
  return { hastily, normally, completely, count: count ?? 0 };
}
