import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { peopleKeys } from "./keys";

const FRESH_MS = 60_000;

/** @param ids of at most `MAX_RELATIONS` people */
export function relationsOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: peopleKeys.relations(ids),
    queryFn: ({ signal }) => api.get("/api/people", { query: { ids: ids.join(",") }, signal }),
    staleTime: FRESH_MS,
    // When a list gains or loses someone, what is known of the others is shown until it is read again.
    placeholderData: (known, query) => (ids.some((id) => query?.queryKey.includes(id)) ? known : undefined),
  });
}

/** Whom of those the user follows has a game. */
export function followedOwnersOptions(gameId: number) {
  return queryOptions({
    queryKey: peopleKeys.owners(gameId),
    queryFn: ({ signal }) => api.get("/api/people/owners", { query: { gameId }, signal }),
    staleTime: FRESH_MS,
  });
}

export function blockedOptions() {
  return queryOptions({
    queryKey: peopleKeys.blocked,
    queryFn: ({ signal }) => api.get("/api/people/blocked", { signal }),
    // Another tab, or a profile, may have changed it.
    staleTime: 0,
  });
}
