import { queryOptions } from "@tanstack/react-query";
import { type CollectionFilter, collectionKeys } from "./keys";

const FRESH_MS = 60_000;

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

/** One page of the shelf, from 0. */
export function collectionOptions(filter: CollectionFilter, page: number) {
  return queryOptions({
    queryKey: collectionKeys.page(filter, page),
    queryFn: async ({ signal }) => {
      const { fetchPage } = await import("./fetchers");
      return fetchPage(filter, page, signal);
    },
    staleTime: FRESH_MS,
    // A shelf that is away is said to be so within 3 s, with a button to try again.
    retry: false,
  });
}

/** Why a game of the shelf can only be wanted, or null. */
export function releaseNoteOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.releaseNote(gameId),
    queryFn: async ({ signal }) => {
      const { fetchReleaseNote } = await import("./fetchers");
      return fetchReleaseNote(gameId, signal);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The ids of all games of a tab and search, in the list's order, for a selection beyond what is loaded. */
export function idsOptions(filter: CollectionFilter) {
  return queryOptions({
    queryKey: collectionKeys.ids(filter),
    queryFn: async ({ signal }) => {
      const { fetchIds } = await import("./fetchers");
      return fetchIds(filter, signal);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}
