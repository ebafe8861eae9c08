import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type CollectionFilter, collectionKeys } from "./keys";
import type { CollectionPage } from "./schema";

const FRESH_MS = 60_000;
const FIRST_PAGE: string | null = null;

/** A game on the shelf, or null. For signed-in people only (`enabled`). */
export function itemOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.item(gameId),
    queryFn: async ({ signal }) => {
      const { fetchItem } = await import("./fetchers");
      return fetchItem(gameId, signal);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The status of each game on the shelf, by id, for the marks on cards. For signed-in people only (`enabled`). */
export function statusesOptions() {
  return queryOptions({
    queryKey: collectionKeys.statuses,
    queryFn: async ({ signal }) => {
      const { fetchStatuses } = await import("./fetchers");
      return fetchStatuses(signal);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The pages of the shelf; what is shown stays while another tab or search is on its way. */
export function collectionOptions(filter: CollectionFilter) {
  return infiniteQueryOptions({
    queryKey: collectionKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchPage } = await import("./fetchers");
      return fetchPage(filter, pageParam, signal);
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: CollectionPage) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // A shelf that is away is said to be so within 3 s, with a button to try again.
    retry: false,
  });
}
