import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { type FeedKind, feedKeys } from "./keys";

const FRESH_MS = 60_000;

export function feedOptions(kind: FeedKind) {
  return infiniteQueryOptions({
    queryKey: feedKeys.feed(kind),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/feed", {
        query: { kind, ahead: -new Date().getTimezoneOffset(), after: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });
}

export function suggestedPeopleOptions() {
  return queryOptions({
    queryKey: feedKeys.suggested,
    queryFn: async ({ signal }) => (await api.get("/api/people/suggested", { signal })).people,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
