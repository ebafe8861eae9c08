import { queryOptions } from "@tanstack/react-query";
import { type CollectionFilter, collectionKeys } from "./keys";

const FRESH_MS = 60_000;

export function itemOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.item(gameId),
    queryFn: async ({ signal }) => {
      const { fetchItem } = await import("./fetchers");
      return fetchItem(gameId, signal);
    },
    staleTime: FRESH_MS,
  });
}

export function statusesOptions() {
  return queryOptions({
    queryKey: collectionKeys.statuses,
    queryFn: async ({ signal }) => {
      const { fetchStatuses } = await import("./fetchers");
      return fetchStatuses(signal);
    },
    staleTime: FRESH_MS,
  });
}

export function highlightsOptions() {
  return queryOptions({
    queryKey: collectionKeys.highlights,
    queryFn: async ({ signal }) => {
      const { fetchHighlights } = await import("./fetchers");
      return fetchHighlights(signal);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

export function collectionOptions(filter: CollectionFilter, page: number) {
  return queryOptions({
    queryKey: collectionKeys.page(filter, page),
    queryFn: async ({ signal }) => {
      const { fetchPage } = await import("./fetchers");
      return fetchPage(filter, page, signal);
    },
    staleTime: FRESH_MS,
  });
}

export function releaseNoteOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.releaseNote(gameId),
    queryFn: async ({ signal }) => {
      const { fetchReleaseNote } = await import("./fetchers");
      return fetchReleaseNote(gameId, signal);
    },
    staleTime: FRESH_MS,
  });
}

export function idsOptions(filter: CollectionFilter) {
  return queryOptions({
    queryKey: collectionKeys.ids(filter),
    queryFn: async ({ signal }) => {
      const { fetchIds } = await import("./fetchers");
      return fetchIds(filter, signal);
    },
    staleTime: FRESH_MS,
  });
}

/** What the shelf can be filtered by. */
export function choicesOptions() {
  return queryOptions({
    queryKey: collectionKeys.choices,
    queryFn: async ({ signal }) => {
      const { fetchChoices } = await import("./fetchers");
      return fetchChoices(signal);
    },
    staleTime: FRESH_MS,
  });
}

export function smartListsOptions() {
  return queryOptions({
    queryKey: collectionKeys.smartLists,
    queryFn: async ({ signal }) => {
      const { fetchSmartLists } = await import("./fetchers");
      return fetchSmartLists(signal);
    },
    staleTime: FRESH_MS,
  });
}
