import { queryOptions } from "@tanstack/react-query";
import { achievementKeys } from "./keys";

const FRESH_MS = 60_000;

/** What the signed-in person has earned in a game on Steam. For who has a Steam ID only (`enabled`). */
export function progressOptions(appId: number, steamId: string) {
  return queryOptions({
    queryKey: achievementKeys.progress(appId, steamId),
    queryFn: async ({ signal }) => {
      const { fetchProgress } = await import("./fetchers");
      return fetchProgress(appId, steamId, signal);
    },
    staleTime: FRESH_MS,
    // The server has waited for Steam already; that it is away is said within 3 s, with a button.
    retry: false,
  });
}
