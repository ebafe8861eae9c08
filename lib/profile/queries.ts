import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { gcTime } from "@/lib/query-gc-time";
import { profileKeys } from "./keys";
import type { ProfileRoute } from "./profile-route";
import type { PublicGamesPage } from "./schema";

const FRESH_MS = 60_000;

export function publicGamesOptions(username: string, place: ProfileRoute) {
  return infiniteQueryOptions({
    queryKey: profileKeys.games(username, place),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchPublicGames } = await import("./fetchers");
      return fetchPublicGames(username, { tab: place.tab, page: pageParam }, signal);
    },
    initialPageParam: place.page,
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
