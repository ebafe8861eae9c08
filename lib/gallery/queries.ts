import { queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/gc-time";
import { galleryKeys } from "./keys";
import type { GalleryGame } from "./schema";

const FRESH_MS = 1_800_000;
const KEPT_MS = 86_400_000;

/** `isSample` is true for the games that stand in where the list cannot be read. */
export type GalleryGames = { games: readonly GalleryGame[]; isSample: boolean };

/** The games of the gallery. A list that cannot be read is no error here: the spec's sample games take its place. */
export function galleryOptions() {
  return queryOptions({
    queryKey: galleryKeys.games,
    queryFn: async ({ signal }): Promise<GalleryGames> => {
      try {
        const { fetchGalleryGames } = await import("./fetchers");
        return { games: await fetchGalleryGames(signal), isSample: false };
      } catch (error) {
        if (signal.aborted) throw error;
        const { SAMPLE_GAMES } = await import("./sample-games");
        return { games: SAMPLE_GAMES, isSample: true };
      }
    },
    staleTime: ({ state }) => (state.data?.isSample ? 0 : FRESH_MS),
    gcTime: gcTime(KEPT_MS),
    // The server has retried already.
    retry: false,
  });
}
