import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { retryRefusedForOthers } from "@/lib/steam/allowance";
import { fetchCurrentPlayers } from "@/lib/steam/current-players";
import { cachedRead } from "./cached-read";
import { gameTags } from "./keys";

/** 0 on a failure, cached like a count so that no visitor waits twice while Steam is down. Null for a client over its limit. */
export async function getCurrentPlayers(appId: number): Promise<number | null> {
  try {
    return await retryRefusedForOthers(() => cachedRead(readCurrentPlayers(appId)));
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
