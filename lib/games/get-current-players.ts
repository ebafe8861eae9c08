import "server-only";
import { cacheLife } from "next/cache";
import { log } from "@/lib/log";
import { fetchCurrentPlayers } from "@/lib/steam/current-players";

/**
 * How many people play a game at this moment, by its Steam app id; 0 on any failure, which is logged. Kept for a minute,
 * a failure too: while Steam is away nobody waits for it twice.
 */
export async function getCurrentPlayers(appId: number): Promise<number> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 120 });
  try {
    return (await fetchCurrentPlayers(appId)) ?? 0;
  } catch (error) {
    log.warn("player_count_left_out", { appId, error });
    return 0;
  }
}
