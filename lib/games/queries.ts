import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type GameListFilter, gameKeys } from "./keys";
import type { GamePage } from "./schema";

const FRESH_MS = 1_800_000;
const LIST_RETRIES = 1;

/** The pages of a list, one after the other; `firstPage` is what the server rendered. */
export function gameListOptions(filter: GameListFilter, firstPage?: GamePage) {
  return infiniteQueryOptions({
    queryKey: gameKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const { fetchGamePage } = await import("./fetchers");
      return fetchGamePage(filter, pageParam, signal);
    },
    initialPageParam: 0,
    getNextPageParam: (page: GamePage) => page.nextOffset,
    staleTime: FRESH_MS,
    retry: LIST_RETRIES,
    ...(firstPage ? { initialData: { pages: [firstPage], pageParams: [0] } } : {}),
  });
}

/** Games for a text; the ones before stay while the next ones are on their way. */
export function gameSearchOptions(q: string) {
  return queryOptions({
    queryKey: gameKeys.search(q),
    queryFn: async ({ signal }) => {
      const { fetchGameSearch } = await import("./fetchers");
      return fetchGameSearch(q, signal);
    },
    staleTime: FRESH_MS,
    retry: LIST_RETRIES,
    placeholderData: keepPreviousData,
  });
}
