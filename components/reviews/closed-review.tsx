"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useHiddenReview } from "@/components/moderation/use-hidden-review";
import { useSession } from "@/lib/auth/queries";
import { readableReviewOptions } from "@/lib/reviews/queries";
import { ReviewPage } from "./review-page";

type ClosedReviewProps = { userId: string; gameId: number; children: ReactNode };

export function ClosedReview({ userId, gameId, children }: ClosedReviewProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...readableReviewOptions(userId, gameId), enabled: user !== null });
  const hiddenBecause = useHiddenReview(userId, gameId);
  if (!data) return children;
  return (
    <>
      <title>{`${data.gameName}, reviewed by ${data.username} · Questshelf`}</title>
      <ReviewPage review={data} hiddenBecause={hiddenBecause} />
    </>
  );
}
