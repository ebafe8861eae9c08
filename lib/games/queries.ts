import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/gc-time";
import { type GameListFilter, gameKeys } from "./keys";
import type { GamePage } from "./schema";

const FRESH_MS = 1_800_000;
const KEPT_MS = 86_400_000;
/** As long as the server keeps a count. */
const PLAYERS_FRESH_MS = 60_000;

export type RenderedPage = { page: GamePage; offset: number };

/** The pages of a list, one after the other; `rendered` is the page that the server rendered, where it begins. */
export function gameListOptions(filter: GameListFilter, rendered?: RenderedPage) {
  const offset = rendered?.offset ?? 0;
  return infiniteQueryOptions({
    queryKey: gameKeys.list(filter, offset),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchGamePage } = await import("./fetchers");
      return fetchGamePage(filter, pageParam, signal);
    },
    initialPageParam: offset,
    getNextPageParam: (page: GamePage) => page.nextOffset,
    staleTime: FRESH_MS,
    gcTime: gcTime(KEPT_MS),
    refetchOnMount: false,
    // The server has retried already; a catalogue that is away is said to be so within 3 s, with a button.
    retry: false,
    ...(rendered ? { initialData: { pages: [rendered.page], pageParams: [offset] } } : {}),
  });
}

/** Games for a text; the ones before stay while the next ones are on their way. */
export function gameSearchOptions(q: string) {
  return queryOptions({
    queryKey: gameKeys.search(q),
    queryFn: async ({ signal }) => {
      const { fetchGameSearch } = await import("./fetchers");
      return fetchGameSearch(q, signal);
    },
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** How many play a game on Steam now; a failure is silent, so it is not tried again. */
export function playersOptions(appId: number) {
  return queryOptions({
    queryKey: gameKeys.players(appId),
    queryFn: async ({ signal }) => {
      const { fetchPlayers } = await import("./players");
      return fetchPlayers(appId, signal);
    },
    staleTime: PLAYERS_FRESH_MS,
    retry: false,
  });
}
