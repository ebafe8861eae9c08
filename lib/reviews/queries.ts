import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { NO_FILTER, type ReviewFilter } from "./filter";
import { reviewKeys } from "./keys";
import type { Liked } from "./schema";

const FRESH_MS = 60_000;

/** What the user sees of a game's reviews besides the public ones; of people whom the user follows, those that fit the filter. */
export function ownReviewsOptions(gameId: number, filter = NO_FILTER) {
  return queryOptions({
    queryKey: reviewKeys.ofGame(gameId, filter),
    queryFn: ({ signal }) =>
      api.get("/api/reviews/game/[gameId]", { params: { gameId }, query: filter, signal }),
    staleTime: FRESH_MS,
  });
}

export function ownReviewOptions(gameId: number) {
  return queryOptions({ ...ownReviewsOptions(gameId), select: ({ own }) => own });
}

/** The public reviews that fit a filter, after those of an earlier page. */
export function gameReviewsOptions(gameId: number, filter: ReviewFilter, after: string | null) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.more(gameId, filter),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/reviews/game/[gameId]/more", {
        params: { gameId },
        query: { ...filter, after: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });
}

/** With its spoilers. */
export function reviewTextOptions(userId: string, gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.text(userId, gameId),
    queryFn: ({ signal }) =>
      api.get("/api/reviews/[userId]/[gameId]/text", { params: { userId, gameId }, signal }),
    staleTime: FRESH_MS,
  });
}

/** Also one for followers. */
export function readableReviewOptions(userId: string, gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.one(userId, gameId),
    queryFn: ({ signal }) =>
      api.get("/api/reviews/[userId]/[gameId]", { params: { userId, gameId }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** The most liked ones of the week. */
export function popularReviewsOptions() {
  return queryOptions({
    queryKey: reviewKeys.popular,
    queryFn: async ({ signal }) => (await api.get("/api/reviews/popular", { signal })).reviews,
    staleTime: FRESH_MS,
  });
}

/** Which of an author's reviews the user likes. */
export function likedReviewsOptions(userId: string) {
  return queryOptions({
    queryKey: reviewKeys.liked(userId),
    queryFn: async ({ signal }) => (await api.get("/api/reviews/liked", { query: { userId }, signal })).games,
    staleTime: FRESH_MS,
  });
}

/** Reviews of an author that not everyone may read. */
export function closedReviewsOptions(userId: string) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.closed(userId),
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/reviews/[userId]", { params: { userId }, query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });
}

export function listLikesOptions(id: string) {
  return queryOptions({
    queryKey: reviewKeys.list(id),
    queryFn: ({ signal }) => api.get("/api/lists/[id]/like", { params: { id }, signal }),
    staleTime: FRESH_MS,
  });
}

/** Who likes the user's own review or list. */
export function likersOptions(of: Liked) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.likers(of),
    queryFn: ({ pageParam, signal }) => {
      const page = { query: { after: pageParam ?? undefined }, signal };
      return "gameId" in of
        ? api.get("/api/own-reviews/[gameId]/likers", { params: of, ...page })
        : api.get("/api/lists/[id]/likers", { params: { id: of.listId }, ...page });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Others may have liked it since.
    staleTime: 0,
  });
}
