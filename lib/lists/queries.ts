import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listKeys } from "./keys";
import type { OwnListsPage } from "./schema";

export function ownListsOptions() {
  return infiniteQueryOptions({
    queryKey: listKeys.own,
    queryFn: async ({ pageParam, signal }) => {
      const { fetchOwnLists } = await import("./fetchers");
      return fetchOwnLists(pageParam, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (page: OwnListsPage) => page.nextPage,
    staleTime: 0,
  });
}

export function foundListsOptions(q: string) {
  return queryOptions({
    queryKey: listKeys.found(q),
    queryFn: async ({ signal }) => {
      const { fetchFoundLists } = await import("./fetchers");
      return fetchFoundLists(q, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function ownListOptions(id: string) {
  return queryOptions({
    queryKey: listKeys.one(id),
    queryFn: async ({ signal }) => {
      const { fetchOwnList } = await import("./fetchers");
      return fetchOwnList(id, signal);
    },
    // Another tab may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function listChoicesOptions(gameId: number) {
  return queryOptions({
    queryKey: listKeys.ofGame(gameId),
    queryFn: async ({ signal }) => {
      const { fetchListChoices } = await import("./fetchers");
      return fetchListChoices(gameId, signal);
    },
    staleTime: 0,
  });
}
