import { Button } from "@/components/ui/button";
import type { ReviewFilter } from "@/lib/reviews/filter";
import type { Review } from "@/lib/reviews/schema";
import { ReviewRow } from "./review-row";

type LaterReviewsProps = {
  query: {
    data: { pages: { reviews: Review[] }[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    isError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Authors of those that the page shows already: the order may change meanwhile. */
  rendered?: readonly string[];
  path: string;
  filter?: ReviewFilter;
  /** Beside the button. */
  note?: string;
};

/** The pages of reviews that have been read, and a button that reads the next one. */
export function LaterReviews({ query, rendered = [], path, filter, note }: LaterReviewsProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const seen = new Set(rendered);
  const reviews = (data?.pages.flatMap((page) => page.reviews) ?? []).filter(
    ({ userId }) => !seen.has(userId) && seen.add(userId),
  );
  return (
    <>
      {reviews.map((review) => (
        <ReviewRow
          key={review.userId}
          review={review}
          subject="author"
          path={path}
          isPublicList
          filter={filter}
        />
      ))}
      {data && !hasNextPage ? null : (
        <li className="mt-2 flex flex-wrap items-center gap-4">
          <Button pending={isFetching} onClick={() => void fetchNextPage()}>
            More reviews
          </Button>
          <span role="status" className="text-[14px] text-ink-3">
            {isError ? "They could not be loaded. Please try again." : note}
          </span>
        </li>
      )}
    </>
  );
}
