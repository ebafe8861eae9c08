"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { LoadFailed } from "@/components/ui/load-failed";
import { useSession } from "@/lib/auth/queries";
import type { ReviewFilter } from "@/lib/reviews/filter";
import { gameReviewsOptions, ownReviewsOptions } from "@/lib/reviews/queries";
import { LaterReviews } from "./later-reviews";
import { ReviewSkeletons } from "./review-skeletons";

type FilteredReviewsProps = { game: { id: number; path: string }; filter: ReviewFilter };

/** The public reviews of a game that fit a filter, instead of those of the page. */
export function FilteredReviews({ game, filter }: FilteredReviewsProps) {
  const query = useInfiniteQuery(gameReviewsOptions(game.id, filter, null));
  const { data, isError, isFetching, hasNextPage } = query;
  const { user } = useSession();
  const own = useQuery({ ...ownReviewsOptions(game.id, filter), enabled: user !== null });
  // The others are shown above, or hidden.
  const isListed = ({ userId }: { userId: string }) =>
    userId !== user?.id && !own.data?.hidden.includes(userId);
  const isEmpty = data && !hasNextPage && !data.pages.some(({ reviews }) => reviews.some(isListed));
  if (isError && !data) {
    return (
      <LoadFailed
        text="The reviews could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void query.refetch()}
        className="mt-4"
      />
    );
  }
  if (!data) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading reviews
        </p>
        <ReviewSkeletons />
      </>
    );
  }
  return isEmpty ? (
    <p role="status" className="reviews-unmatched mt-4 text-ink-2">
      {own.data?.own || own.data?.followed.length
        ? "No other reviews like this yet"
        : "No reviews like this yet"}
    </p>
  ) : (
    <ul>
      <LaterReviews query={query} path={game.path} filter={filter} />
    </ul>
  );
}
