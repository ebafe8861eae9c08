import { formatCountUpTo } from "@/lib/format-count";
import { MAX_COUNTED_REVIEWS } from "@/lib/reviews/path";
import type { GameReviews } from "@/lib/reviews/public-reviews";
import { FilterableReviews } from "./filterable-reviews";
import { MoreReviewsSlot } from "./islands";
import { ReviewRow } from "./review-row";

type Game = { id: number; name: string; path: string };

type ReviewsOfGameProps = {
  game: Game;
  /** The first page of the public ones, as everyone sees them. Null if they cannot be read. */
  page: GameReviews | null;
};

export function ReviewsOfGame({ game, page }: ReviewsOfGameProps) {
  const total = page?.total ?? 0;
  return (
    <div className="reviews">
      <FilterableReviews
        game={game}
        canFilter={total > 1}
        isFirst={page?.total === 0}
        none={
          total > 0 ? null : (
            <p className="reviews-none mt-3 text-ink-2">
              {page ? "No reviews yet" : "The reviews could not be loaded."}
            </p>
          )
        }
      >
        {page && total > 0 ? <PublicReviews game={game} page={page} /> : null}
      </FilterableReviews>
    </div>
  );
}

function PublicReviews({ game, page }: { game: Game; page: GameReviews }) {
  const { total, next, reviews } = page;
  return (
    <>
      <h3 className="sr-only">
        {formatCountUpTo(MAX_COUNTED_REVIEWS, total)} public {total === 1 ? "review" : "reviews"}
      </h3>
      <ul>
        {reviews.map((review) => (
          <ReviewRow key={review.userId} review={review} subject="author" path={game.path} isPublicList />
        ))}
        {next ? (
          <MoreReviewsSlot
            game={game}
            rendered={reviews.map(({ userId }) => userId)}
            next={next}
            total={total}
          />
        ) : null}
      </ul>
    </>
  );
}
