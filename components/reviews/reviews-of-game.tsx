import { plural } from "@/lib/format-count";
import type { Review } from "@/lib/reviews/schema";
import { MoreReviews } from "./more-reviews";
import { OwnReviewsSlot } from "./own-reviews-slot";
import { ReviewRow } from "./review-row";
import "./reviews.css";

type ReviewsOfGameProps = {
  game: { id: number; name: string; path: string };
  /** The first page of the public ones, as everyone sees them. Null if they cannot be read. */
  page: { total: number; reviews: Review[] } | null;
};

export function ReviewsOfGame({ game, page }: ReviewsOfGameProps) {
  return (
    <div className="reviews">
      <OwnReviewsSlot game={game} isFirst={page?.total === 0} />
      {page && page.total > 0 ? (
        <>
          <h3 className="sr-only">{plural(page.total, "public review")}</h3>
          <ul>
            {page.reviews.map((review) => (
              <ReviewRow key={review.userId} review={review} subject="author" path={game.path} isPublicList />
            ))}
            {page.total > page.reviews.length ? (
              <MoreReviews
                game={game}
                rendered={page.reviews.map(({ userId }) => userId)}
                total={page.total}
              />
            ) : null}
          </ul>
        </>
      ) : (
        <p className="reviews-none mt-3 text-ink-2">
          {page ? "No reviews yet" : "The reviews can't be loaded right now."}
        </p>
      )}
    </div>
  );
}
