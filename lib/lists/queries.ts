import { queryOptions } from "@tanstack/react-query";
import { listKeys } from "./keys";

export function ownListsOptions(page: number) {
  return queryOptions({
    queryKey: listKeys.own(page),
    queryFn: async ({ signal }) => {
      const { fetchOwnLists } = await import("./fetchers");
      return fetchOwnLists(page, signal);
    },
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
