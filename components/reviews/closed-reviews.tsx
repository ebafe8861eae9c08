"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { closedReviewsOptions } from "@/lib/reviews/queries";
import { ReviewRow } from "./review-row";

type ClosedReviewsProps = {
  userId: string;
  /** The page's path. */
  path: string;
};

type ClosedReviewsTabProps = { userId: string; href: string; isCurrent: boolean };

/** The tab of a profile without public reviews. */
export function ClosedReviewsTab({ userId, href, isCurrent }: ClosedReviewsTabProps) {
  const { user } = useSession();
  const { data } = useInfiniteQuery({ ...closedReviewsOptions(userId), enabled: user !== null });
  if (!data?.pages[0]?.reviews.length) return null;
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isCurrent ? "page" : undefined}
      className="closed-tab segment ml-auto text-ink-3"
    >
      Reviews
    </Link>
  );
}

/** The reviews of an author that not everyone may read. */
export function ClosedReviews({ userId, path }: ClosedReviewsProps) {
  const { user } = useSession();
  const query = useInfiniteQuery({ ...closedReviewsOptions(userId), enabled: user !== null });
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? [];
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="closed-reviews" className="mt-6 max-w-[832px]">
      <h3 id="closed-reviews" className="text-[17px]">
        {userId === user?.id ? "Not public" : "For followers"}
      </h3>
      <ul>
        {reviews.map((review) => (
          <ReviewRow key={review.gameId} review={review} subject="game" path={path} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          className="mt-2"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          More reviews
        </Button>
      ) : null}
    </section>
  );
}
