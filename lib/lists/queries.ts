import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { listKeys } from "./keys";

export function ownListsOptions() {
  return infiniteQueryOptions({
    queryKey: listKeys.own,
    queryFn: ({ pageParam, signal }) => api.get("/api/lists", { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage,
    staleTime: 0,
  });
}

/** The lists whose title contains `q`. */
export function foundListsOptions(q: string) {
  return queryOptions({
    queryKey: listKeys.found(q),
    queryFn: async ({ signal }) => (await api.get("/api/lists", { query: { q }, signal })).lists,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function ownListOptions(id: string) {
  return queryOptions({
    queryKey: listKeys.one(id),
    queryFn: ({ signal }) => api.get("/api/lists/[id]", { params: { id }, signal }),
    // Another tab may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function listChoicesOptions(gameId: number) {
  return queryOptions({
    queryKey: listKeys.ofGame(gameId),
    queryFn: async ({ signal }) => (await api.get("/api/lists/choices", { query: { gameId }, signal })).lists,
    staleTime: 0,
  });
}
