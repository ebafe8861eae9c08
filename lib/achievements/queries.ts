import { queryOptions } from "@tanstack/react-query";
import { achievementKeys } from "./keys";

const FRESH_MS = 60_000;

/** `enabled` for users with a Steam ID only. */
export function progressOptions(appId: number, steamId: string) {
  return queryOptions({
    queryKey: achievementKeys.progress(appId, steamId),
    queryFn: async ({ signal }) => {
      const { fetchProgress } = await import("./fetchers");
      return fetchProgress(appId, steamId, signal);
    },
    staleTime: FRESH_MS,
  });
}
