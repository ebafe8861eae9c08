"use client";

import { reviewsChanged } from "@/components/collection/rating/use-review-writes";
import { failureOr, useWrite } from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";

const FAILURE = "The like could not be saved. Please try again.";

/** Likes, or with `false` no longer: a second press is its undo. */
export function useLikeReview(params: { userId: string; gameId: number }) {
  return useWrite({
    scope: `like-${params.userId}-${params.gameId}`,
    write: (likes: boolean) =>
      likes
        ? api.put("/api/reviews/[userId]/[gameId]/like", { params })
        : api.delete("/api/reviews/[userId]/[gameId]/like", { params }),
    refetch: reviewsChanged,
    failure: failureOr(FAILURE),
  });
}

export function useLikeList(id: string) {
  return useWrite({
    scope: `like-${id}`,
    write: (likes: boolean) =>
      likes
        ? api.put("/api/lists/[id]/like", { params: { id } })
        : api.delete("/api/lists/[id]/like", { params: { id } }),
    refetch: reviewsChanged,
    failure: failureOr(FAILURE),
  });
}
