import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { achievementKeys } from "./keys";
import { toProgress } from "./progress";

const FRESH_MS = 60_000;

/** `enabled` for users with a Steam ID only. */
export function progressOptions(appId: number, steamId: string) {
  return queryOptions({
    queryKey: achievementKeys.progress(appId, steamId),
    queryFn: async ({ signal }) =>
      toProgress(
        await api.get("/api/steam/achievements", { query: { appid: appId, steamid: steamId }, signal }),
      ),
    staleTime: FRESH_MS,
  });
}
