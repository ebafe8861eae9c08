import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { collectionKeys } from "./keys";

const FRESH_MS = 60_000;

/** Below the shelf's keys: every write to the shelf reads them again. */
const playKeys = {
  open: [...collectionKeys.all, "plays", "open"] as const,
  ofGame: (gameId: number) => [...collectionKeys.all, "plays", gameId] as const,
  journalPeriods: [...collectionKeys.all, "journal"] as const,
  journal: (period: string) => [...collectionKeys.all, "journal", period] as const,
};

export function openPlaysOptions() {
  return queryOptions({
    queryKey: playKeys.open,
    queryFn: async ({ signal }) => (await api.get("/api/plays", { signal })).plays,
    staleTime: FRESH_MS,
  });
}

export function playsOptions(gameId: number) {
  return queryOptions({
    queryKey: playKeys.ofGame(gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/plays/[gameId]", { params: { gameId }, signal })).plays,
    staleTime: FRESH_MS,
  });
}

export function journalPeriodsOptions() {
  return queryOptions({
    queryKey: playKeys.journalPeriods,
    queryFn: async ({ signal }) => (await api.get("/api/journal/periods", { signal })).periods,
    staleTime: FRESH_MS,
  });
}

export function journalOptions(period: string) {
  return infiniteQueryOptions({
    queryKey: playKeys.journal(period),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/journal", { query: { period, after: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });
}
