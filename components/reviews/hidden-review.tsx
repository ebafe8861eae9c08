"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "@/lib/auth/queries";
import { relationsOptions } from "@/lib/people/queries";
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

type HiddenAuthorProps = {
  userId: string;
  /** Shown in place of the reviews. */
  children?: ReactNode;
};

/** Marks reviews on a page of their author, if a block of either hides them. */
export function HiddenAuthor({ userId, children }: HiddenAuthorProps) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== userId;
  const { data } = useQuery({ ...relationsOptions([userId]), enabled: isOther });
  if (!data?.hidden.includes(userId)) return null;
  return (
    <>
      <span data-hidden hidden />
      {children}
    </>
  );
}
