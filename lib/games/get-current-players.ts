import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { ownRead } from "@/lib/steam/allowance";
import { fetchCurrentPlayers } from "@/lib/steam/current-players";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";

/**
 * How many people play a game at this moment, by its Steam app id; 0 on any failure, which is logged. Cached for a minute,
 * a failure too: while Steam is down no visitor waits for it twice. Null, which is not cached, for a client that has caused
 * too many calls.
 */
export async function getCurrentPlayers(appId: number): Promise<number | null> {
  try {
    return await ownRead(() => cachedRead(readCurrentPlayers(appId)));
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return null;
    throw error;
  }
}

async function readCurrentPlayers(appId: number): Promise<number> {
  "use cache";
  cacheLife("currentPlayers");
  cacheTag(gameTags.players(appId));
  try {
    return (await fetchCurrentPlayers(appId, "visitor")) ?? 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") throw error;
    log.warn("player_count_left_out", { appId, error });
    return 0;
  }
}
