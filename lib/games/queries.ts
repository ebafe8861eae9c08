import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/query-gc-time";
import { type GameListFilter, type GameSearchFilter, gameKeys } from "./keys";
import type { GamePage, OwnGamePage } from "./schema";

const FRESH_MS = 1_800_000;
const KEPT_MS = 86_400_000;
/** As long as the server caches a count. */
const PLAYERS_FRESH_MS = 60_000;

export function gameListOptions(filter: GameListFilter, offset: number) {
  return infiniteQueryOptions({
    queryKey: gameKeys.list(filter, offset),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchGamePage } = await import("./fetchers");
      return fetchGamePage(filter, pageParam, signal);
    },
    initialPageParam: offset,
    getNextPageParam: (page: GamePage) => page.nextOffset,
    enabled: false,
    staleTime: FRESH_MS,
    gcTime: gcTime(KEPT_MS),
  });
}

/** Refetched each time: the shelf may have changed. */
export function ownGamesOptions(userId: string, filter: GameListFilter) {
  return infiniteQueryOptions({
    queryKey: gameKeys.own(userId, filter),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchOwnGamePage } = await import("./fetchers");
      return fetchOwnGamePage(filter, pageParam, signal);
    },
    initialPageParam: 0,
    getNextPageParam: (page: OwnGamePage) => page.nextOffset,
    staleTime: 0,
  });
}

/** The previous games stay until the next ones arrive. */
export function gameSearchOptions(q: string) {
  return queryOptions({
    queryKey: gameKeys.search(q),
    queryFn: async ({ signal }) => {
      const { fetchGameSearch } = await import("./fetchers");
      return fetchGameSearch(q, signal);
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function hiddenGamesOptions(userId: string, search: GameSearchFilter) {
  return queryOptions({
    queryKey: gameKeys.hidden(userId, search),
    queryFn: async ({ signal }) => {
      const { fetchHiddenGames } = await import("./fetchers");
      return fetchHiddenGames(search, signal);
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function playersOptions(appId: number) {
  return queryOptions({
    queryKey: gameKeys.players(appId),
    queryFn: async ({ signal }) => {
      const { fetchPlayers } = await import("./players");
      return fetchPlayers(appId, signal);
    },
    staleTime: PLAYERS_FRESH_MS,
  });
}
