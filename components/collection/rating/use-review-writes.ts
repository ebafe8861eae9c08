"use client";

import type { QueryClient } from "@tanstack/react-query";
import { failureOr, useWrite } from "@/components/collection/use-shelf-writes";
import { useRefreshPage } from "@/components/page/use-refresh-page";
import { api } from "@/lib/browser-api";
import { reviewKeys } from "@/lib/reviews/keys";
import type { ReviewInput } from "@/lib/reviews/schema";

type Game = { id: number; name: string };

export const reviewsChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: reviewKeys.all });

/** @returns a function that reads again what an own review changes, including its game's page, which counts the public reviews */
function useRefetchOwnReview() {
  const refreshPage = useRefreshPage(/^\/game\//);
  return async (queryClient: QueryClient) => {
    await reviewsChanged(queryClient);
    refreshPage();
  };
}

export function useSaveReview({ id: gameId, name }: Game) {
  return useWrite({
    scope: `game-${gameId}`,
    write: (body: ReviewInput, change) =>
      api.put("/api/own-reviews/[gameId]", { params: { gameId }, body, change }),
    done: () => ({
      text: `Saved your review of ${name}`,
      undo: { done: `Your review of ${name} is as it was`, alternative: "edit your review again" },
    }),
    refetch: useRefetchOwnReview(),
    failure: failureOr("Your review could not be saved. It is kept in this browser."),
  });
}

/** It is called with `replaces` of the review that was emptied, or with undefined to delete any. */
export function useDeleteReview({ id: gameId, name }: Game) {
  return useWrite({
    scope: `game-${gameId}`,
    write: (replaces: ReviewInput["replaces"], change) =>
      api.delete("/api/own-reviews/[gameId]", {
        params: { gameId },
        query: { replaces: replaces === null ? "none" : replaces },
        change,
      }),
    done: () => ({
      text: `Deleted your review of ${name}`,
      undo: { done: `Your review of ${name} is back`, alternative: "write the review again" },
    }),
    refetch: useRefetchOwnReview(),
    failure: failureOr("The review could not be deleted. Please try again."),
  });
}
