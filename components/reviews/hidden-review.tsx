"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import type { ReviewFilter } from "@/lib/reviews/filter";
import { ownReviewsOptions } from "@/lib/reviews/queries";

type HiddenReviewProps = { userId: string; gameId: number; filter?: ReviewFilter | undefined };

/** Marks a review of the public list that its reader sees above already, or that a block hides. */
export function HiddenReview({ userId, gameId, filter }: HiddenReviewProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...ownReviewsOptions(gameId, filter), enabled: user !== null });
  const isHidden =
    data &&
    (userId === user?.id ||
      data.hidden.includes(userId) ||
      data.followed.some((one) => one.userId === userId));
  return isHidden ? <span data-hidden hidden /> : null;
}
