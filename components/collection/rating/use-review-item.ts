"use client";

import { useQuery } from "@tanstack/react-query";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { ownReviewOptions } from "@/lib/reviews/queries";
import { openRatingSheet } from "./rating-offer";

/** The entry of a game's menu, for a game on the shelf. */
export function useReviewItem(game: GameRef) {
  const { data: own } = useQuery(ownReviewOptions(game.id));
  return {
    icon: "message-square-text",
    label: own ? "Edit review" : "Write a review",
    onSelect: () => openRatingSheet(game),
  } as const;
}
