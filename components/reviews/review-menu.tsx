"use client";

import { menuIsland } from "@/components/ui/menu-island";

export type ReviewMenuProps = {
  review: { userId: string; username: string; gameId: number; gameName: string };
  /** On the review's own page. */
  isOpen?: boolean;
};

const ReviewActions = menuIsland<ReviewMenuProps & { label: string }>(() =>
  import("./review-actions").then((module) => module.ReviewActions),
);

/** What can be done with someone's review. */
export function ReviewMenu(props: ReviewMenuProps) {
  const { username, gameName } = props.review;
  return <ReviewActions {...props} label={`More for ${username}'s review of ${gameName}`} />;
}
