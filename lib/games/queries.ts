import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { gcTime } from "@/lib/query-gc-time";
import { type GameListFilter, type GameSearchFilter, gameKeys } from "./keys";

const FRESH_MS = 1_800_000;
const KEPT_MS = 86_400_000;
/** The server caches a count for the same time. */
const PLAYERS_FRESH_MS = 60_000;

export function gameListOptions(filter: GameListFilter, offset: number) {
  return infiniteQueryOptions({
    queryKey: gameKeys.list(filter, offset),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/games", { query: listQuery(filter, pageParam), signal }),
    initialPageParam: offset,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    enabled: false,
    staleTime: FRESH_MS,
    gcTime: gcTime(KEPT_MS),
  });
}

/** How many games a list has. The previous figure stays until the next one arrives. */
export function gameTotalOptions(filter: GameListFilter) {
  return queryOptions({
    queryKey: gameKeys.total(filter),
    queryFn: async ({ signal }) =>
      (await api.get("/api/games", { query: listQuery(filter, 0), signal })).total ?? null,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Refetched each time: the shelf may have changed. */
export function ownGamesOptions(userId: string, filter: GameListFilter) {
  return infiniteQueryOptions({
    queryKey: gameKeys.own(userId, filter),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/games/own", { query: listQuery(filter, pageParam), signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    staleTime: 0,
  });
}

/** The previous games stay until the next ones arrive. */
export function gameSearchOptions(q: string) {
  return queryOptions({
    queryKey: gameKeys.search(q),
    queryFn: ({ signal }) => api.get("/api/games/search", { query: { q }, signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function hiddenGamesOptions(userId: string, { q, dev, pub }: GameSearchFilter) {
  return queryOptions({
    queryKey: gameKeys.hidden(userId, { q, dev, pub }),
    queryFn: async ({ signal }) =>
      (await api.get("/api/games/hidden", { query: { q, dev, pub }, signal })).games,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** 0 if the count is unknown. */
export function playersOptions(appId: number) {
  return queryOptions({
    queryKey: gameKeys.players(appId),
    queryFn: async ({ signal }) => {
      const { response } = await api.get("/api/steam/players", {
        query: { appid: appId, format: "json" },
        signal,
      });
      return response.player_count;
    },
    staleTime: PLAYERS_FRESH_MS,
  });
}

function listQuery({ list, dev, pub, q, choices }: GameListFilter, offset: number): string {
  const query = new URLSearchParams({ list, offset: String(offset) });
  if (dev !== undefined) query.set("dev", String(dev));
  if (pub !== undefined) query.set("pub", String(pub));
  if (q) query.set("q", q);
  return choices ? `${query}&${choices}` : String(query);
}
