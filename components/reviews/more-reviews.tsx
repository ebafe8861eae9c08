"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/format-count";
import { moreReviewsOptions } from "@/lib/reviews/queries";
import { ReviewRow } from "./review-row";

type MoreReviewsProps = {
  game: { id: number; path: string };
  /** Authors of those that the page shows already: the order may change meanwhile. */
  rendered: readonly string[];
  total: number;
};

/** The public reviews after those of the page. */
export function MoreReviews({ game, rendered, total }: MoreReviewsProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...moreReviewsOptions(game.id, rendered.length),
    enabled: false,
  });
  const seen = new Set(rendered);
  const reviews = (data?.pages.flatMap((page) => page.reviews) ?? []).filter(
    ({ userId }) => !seen.has(userId) && seen.add(userId),
  );
  return (
    <>
      {reviews.map((review) => (
        <ReviewRow key={review.userId} review={review} subject="author" path={game.path} isPublicList />
      ))}
      {data && !hasNextPage ? null : (
        <li className="mt-2 flex flex-wrap items-center gap-4">
          <Button pending={isFetching} onClick={() => void fetchNextPage()}>
            More reviews
          </Button>
          <span role="status" className="text-[14px] text-ink-3">
            {isError ? "They could not be loaded. Please try again." : plural(total, "review")}
          </span>
        </li>
      )}
    </>
  );
}
