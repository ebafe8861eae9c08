"use client";

import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";

export type ReviewMenuProps = {
  review: { userId: string; username: string; gameId: number; gameName: string };
  /** On the review's own page. */
  isOpen?: boolean;
};

/** What can be done with someone's review. */
export const ReviewMenu = island<ReviewMenuProps>(
  () => import("./review-actions").then((module) => module.ReviewActions),
  {
    fallback: <MoreButton />,
  },
);
