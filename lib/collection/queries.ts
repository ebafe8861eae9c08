import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { type CollectionFilter, collectionKeys } from "./keys";
import { parseShelfChoices, shelfChoicesQuery } from "./shelf-choices";

const FRESH_MS = 60_000;

export function itemOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.item(gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/collection/[gameId]", { params: { gameId }, signal })).item,
    staleTime: FRESH_MS,
  });
}

export function statusesOptions() {
  return queryOptions({
    queryKey: collectionKeys.statuses,
    queryFn: async ({ signal }) => (await api.get("/api/collection/statuses", { signal })).statuses,
    staleTime: FRESH_MS,
  });
}

export function highlightsOptions() {
  return queryOptions({
    queryKey: collectionKeys.highlights,
    queryFn: async ({ signal }) => (await api.get("/api/collection/highlights", { signal })).highlights,
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** What the feed shows of the own shelf. @param month "2026-11" */
export function homeOptions(month: string) {
  return queryOptions({
    queryKey: collectionKeys.home(month),
    queryFn: ({ signal }) => api.get("/api/collection/home", { query: { month }, signal }),
    staleTime: FRESH_MS,
  });
}

/** @param page counts from 0 */
export function collectionOptions(filter: CollectionFilter, page: number) {
  return queryOptions({
    queryKey: collectionKeys.page(filter, page),
    queryFn: ({ signal }) => api.get("/api/collection", { query: `${queryOf(filter)}&page=${page}`, signal }),
    staleTime: FRESH_MS,
  });
}

export function releaseNoteOptions(gameId: number) {
  return queryOptions({
    queryKey: collectionKeys.releaseNote(gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/collection/[gameId]/release", { params: { gameId }, signal })).note,
    staleTime: FRESH_MS,
  });
}

export function idsOptions(filter: CollectionFilter) {
  return queryOptions({
    queryKey: collectionKeys.ids(filter),
    queryFn: async ({ signal }) =>
      (await api.get("/api/collection/ids", { query: `${queryOf(filter)}`, signal })).ids,
    staleTime: FRESH_MS,
  });
}

/** What the shelf can be filtered by. */
export function choicesOptions() {
  return queryOptions({
    queryKey: collectionKeys.choices,
    queryFn: ({ signal }) => api.get("/api/collection/choices", { signal }),
    staleTime: FRESH_MS,
  });
}

export function favouritesOptions() {
  return queryOptions({
    queryKey: collectionKeys.favourites,
    queryFn: async ({ signal }) => (await api.get("/api/favourites", { signal })).favourites,
    staleTime: FRESH_MS,
  });
}

/** Games of the shelf, the best rated first. The previous ones stay until the next ones arrive. */
export function shelfSearchOptions(q: string) {
  return queryOptions({
    queryKey: collectionKeys.search(q),
    queryFn: async ({ signal }) => {
      const query = `${queryOf({ status: "all", q, sort: "mine" })}`;
      const { items } = await api.get("/api/collection", { query, signal });
      return {
        games: items.map(({ game }) => ({
          ...game,
          releaseYear: game.releaseDate === null ? null : Number(game.releaseDate.slice(0, 4)),
        })),
      };
    },
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function smartListsOptions() {
  return queryOptions({
    queryKey: collectionKeys.smartLists,
    queryFn: async ({ signal }) => (await api.get("/api/collection/smart-lists", { signal })).smartLists,
    staleTime: FRESH_MS,
  });
}

function queryOf({ status, q, sort, more }: CollectionFilter): URLSearchParams {
  return new URLSearchParams([
    ["status", status],
    ["sort", sort],
    ...(q ? [["q", q]] : []),
    // Only what the API knows.
    ...new URLSearchParams(shelfChoicesQuery(parseShelfChoices(new URLSearchParams(more)))),
  ]);
}
