import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/query-gc-time";
import { profileKeys } from "./keys";
import type { ProfileList } from "./profile-route";
import type { PublicGamesPage } from "./schema";

const FRESH_MS = 60_000;

/** @param page the first one */
export function publicGamesOptions(username: string, list: ProfileList, page: number) {
  return infiniteQueryOptions({
    queryKey: profileKeys.games(username, list, page),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchPublicGames } = await import("./fetchers");
      return fetchPublicGames(username, list, pageParam, signal);
    },
    initialPageParam: page,
    getNextPageParam: (page: PublicGamesPage) => page.nextPage,
    // A refetch would read all loaded pages again, one after the other.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: gcTime(FRESH_MS),
  });
}

export function peopleOptions(q: string) {
  return queryOptions({
    queryKey: profileKeys.people(q),
    queryFn: async ({ signal }) => {
      const { fetchPeople } = await import("./fetchers");
      return fetchPeople(q, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

export function embedOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.embed(userId),
    queryFn: async ({ signal }) => {
      const { fetchEmbedUrl } = await import("./fetchers");
      return fetchEmbedUrl(signal);
    },
    staleTime: FRESH_MS,
  });
}
