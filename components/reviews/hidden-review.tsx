"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import { ownReviewsOptions } from "@/lib/reviews/queries";

/** Marks a review of the public list that its reader sees above already, or that a block hides. */
export function HiddenReview({ userId, gameId }: { userId: string; gameId: number }) {
  const { user } = useSession();
  const { data } = useQuery({ ...ownReviewsOptions(gameId), enabled: user !== null });
  const isHidden =
    data &&
    (userId === user?.id ||
      data.hidden.includes(userId) ||
      data.followed.some((one) => one.userId === userId));
  return isHidden ? <span data-hidden hidden /> : null;
}
