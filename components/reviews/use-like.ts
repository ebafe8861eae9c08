"use client";

import { reviewFailure, reviewsChanged } from "@/components/collection/rating/use-review-writes";
import { useWrite } from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";

export type Liked =
  | { kind: "review"; userId: string; gameId: number }
  | { kind: "list"; listId: string; username: string };

const keyOf = (of: Liked) => (of.kind === "list" ? of.listId : `${of.userId}-${of.gameId}`);

/** Likes a review or a list, or with `false` no longer. A second press is its undo. */
export function useLike(of: Liked) {
  return useWrite({
    scope: `like-${keyOf(of)}`,
    write: (likes: boolean) => {
      if (of.kind === "list") {
        const params = { id: of.listId };
        return likes
          ? api.put("/api/lists/[id]/like", { params })
          : api.delete("/api/lists/[id]/like", { params });
      }
      const params = { userId: of.userId, gameId: of.gameId };
      return likes
        ? api.put("/api/reviews/[userId]/[gameId]/like", { params })
        : api.delete("/api/reviews/[userId]/[gameId]/like", { params });
    },
    refetch: reviewsChanged,
    failure: reviewFailure("The like could not be saved. Please try again."),
  });
}
