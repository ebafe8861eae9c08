import "server-only";
import { cacheTag } from "next/cache";
import { getTimeToBeat } from "./get-time-to-beat";
import { gameTags } from "./keys";
import { quietRead } from "./quiet-read";
import type { TimeToBeat } from "./schema";

/** How long a game takes, as `getTimeToBeat`, for a page that stands without it: null on a failure too. */
export async function getTimeToBeatQuietly(gameId: number): Promise<TimeToBeat | null> {
  "use cache";
  cacheTag(gameTags.all, gameTags.game(gameId));
  return quietRead(`the time to beat of game ${gameId}`, getTimeToBeat(gameId), null);
}
