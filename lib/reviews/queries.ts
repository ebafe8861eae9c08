import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { reviewKeys } from "./keys";
import type { LikedReview } from "./schema";

const FRESH_MS = 60_000;

export function reviewsOfGameOptions(gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.ofGame(gameId),
    queryFn: ({ signal }) => api.get("/api/reviews/game/[gameId]", { params: { gameId }, signal }),
    staleTime: FRESH_MS,
  });
}

/** A further page of the public reviews of a game. */
export function moreReviewsOptions(gameId: number, offset: number) {
  return queryOptions({
    queryKey: reviewKeys.more(gameId, offset),
    queryFn: ({ signal }) =>
      api.get("/api/reviews/game/[gameId]/more", { params: { gameId }, query: { offset }, signal }),
    staleTime: FRESH_MS,
  });
}

export function ownReviewOptions(gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.own(gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/own-reviews/[gameId]", { params: { gameId }, signal })).review,
    staleTime: FRESH_MS,
  });
}

/** Also a review for followers only. */
export function reviewOptions(userId: string, gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.one(userId, gameId),
    queryFn: ({ signal }) =>
      api.get("/api/reviews/[userId]/[gameId]", { params: { userId, gameId }, signal }),
    staleTime: FRESH_MS,
  });
}

/** The whole text, once a cover is pressed. */
export function reviewTextOptions(userId: string, gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.text(userId, gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/reviews/[userId]/[gameId]/text", { params: { userId, gameId }, signal })).text,
    staleTime: FRESH_MS,
  });
}

/** Which of at most 100 reviews the user likes. */
export function likedReviewsOptions(reviews: readonly LikedReview[]) {
  const pairs = reviews.map(({ userId, gameId }) => `${userId}:${gameId}`);
  return queryOptions({
    queryKey: reviewKeys.liked(pairs),
    queryFn: async ({ signal }) =>
      (await api.get("/api/reviews/liked", { query: { reviews: pairs.join(",") }, signal })).liked,
    staleTime: FRESH_MS,
    enabled: pairs.length > 0,
  });
}

export function likersOptions(gameId: number) {
  return queryOptions({
    queryKey: reviewKeys.likers(gameId),
    queryFn: async ({ signal }) =>
      (await api.get("/api/own-reviews/[gameId]/likers", { params: { gameId }, signal })).likers,
    staleTime: 0,
  });
}

export function listLikeOptions(id: string) {
  return queryOptions({
    queryKey: reviewKeys.list(id),
    queryFn: ({ signal }) => api.get("/api/lists/[id]/like", { params: { id }, signal }),
    staleTime: FRESH_MS,
  });
}
