import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { gcTime } from "@/lib/query-gc-time";
import type { GalleryGame } from "./schema";

const FRESH_MS = 1_800_000;
const KEPT_MS = 86_400_000;

/** `isSample`: the spec's sample games, shown where the list cannot be read. */
export type GalleryGames = { games: readonly GalleryGame[]; isSample: boolean };

/** Never an error: the spec's sample games replace a list that cannot be read. */
export function galleryOptions() {
  return queryOptions({
    queryKey: ["gallery"],
    queryFn: async ({ signal }): Promise<GalleryGames> => {
      try {
        const { games } = await api.get("/api/gallery", { signal });
        if (games.length === 0) throw new Error("The gallery has no games.");
        return { games, isSample: false };
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
