import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { gcTime } from "@/lib/query-gc-time";
import { profileKeys } from "./keys";
import type { ProfileList } from "./profile-route";

const FRESH_MS = 60_000;

/** @param page the first one */
export function publicGamesOptions(username: string, list: ProfileList, page: number) {
  return infiniteQueryOptions({
    queryKey: profileKeys.games(username, list, page),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/users/[username]/games", {
        params: { username },
        query: { ...list, page: pageParam },
        signal,
      }),
    initialPageParam: page,
    getNextPageParam: ({ nextPage }) => nextPage,
    enabled: false,
    // A refetch would read all loaded pages again, one after the other.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: gcTime(FRESH_MS),
  });
}

export function peopleOptions(q: string) {
  return queryOptions({
    queryKey: profileKeys.people(q),
    queryFn: async ({ signal }) => (await api.get("/api/users", { query: { q }, signal })).people,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

export function embedOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.embed(userId),
    queryFn: async ({ signal }) => (await api.get("/api/profile/embed", { signal })).widgetUrl,
    staleTime: FRESH_MS,
  });
}
