"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/queries";
import { authorReviewsOptions } from "@/lib/reviews/queries";
import { ReviewRow } from "./review-row";

type ClosedReviewsProps = {
  userId: string;
  /** The page's path. */
  path: string;
};

/** The reviews of an author that not everyone may read. */
export function ClosedReviews({ userId, path }: ClosedReviewsProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...authorReviewsOptions(userId), enabled: user !== null });
  if (!data || data.closed.length === 0) return null;
  return (
    <section aria-labelledby="closed-reviews" className="mt-6 max-w-[832px]">
      <h3 id="closed-reviews" className="text-[17px]">
        {userId === user?.id ? "Not public" : "For followers"}
      </h3>
      <ul>
        {data.closed.map((review) => (
          <ReviewRow key={review.gameId} review={review} subject="game" path={path} />
        ))}
      </ul>
    </section>
  );
}
