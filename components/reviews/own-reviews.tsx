"use client";

import { useQuery } from "@tanstack/react-query";
import { openRatingSheet } from "@/components/collection/rating/rating-offer";
import { Rating } from "@/components/collection/rating/stars";
import { useDeleteReview } from "@/components/collection/rating/use-review-writes";
import { HiddenReviewNote } from "@/components/moderation/hidden-review-note";
import { useHiddenReview } from "@/components/moderation/use-hidden-review";
import { Avatar } from "@/components/page/avatar";
import { copyLink } from "@/components/page/share-link";
import { Button } from "@/components/ui/button";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";
import { useSession } from "@/lib/auth/queries";
import { itemOptions } from "@/lib/collection/queries";
import { ownVisibilityOptions } from "@/lib/profile/own-queries";
import type { ReviewFilter } from "@/lib/reviews/filter";
import { reviewPath } from "@/lib/reviews/path";
import { ownReviewsOptions } from "@/lib/reviews/queries";
import type { Review } from "@/lib/reviews/schema";
import { OwnLikes } from "./own-likes";
import { ReviewFacts } from "./review-facts";
import { ReviewRow } from "./review-row";
import { ReviewText } from "./review-text";

type Game = { id: number; name: string; path: string };

type OwnReviewsProps = {
  game: Game;
  /** No public review exists. */
  isFirst: boolean;
  /** The filter of the list below; it also applies to reviews by people whom the user follows. */
  filter?: ReviewFilter;
};

/** The user's own review of a game, then those of people the user follows. */
export function OwnReviews({ game, isFirst, filter }: OwnReviewsProps) {
  const { user } = useSession();
  const { data } = useQuery({ ...ownReviewsOptions(game.id), enabled: user !== null });
  const { data: fitting } = useQuery({ ...ownReviewsOptions(game.id, filter), enabled: user !== null });
  const { data: item } = useQuery({ ...itemOptions(game.id), enabled: user !== null });
  const deleting = useDeleteReview(game);
  if (!data) return null;
  const { own } = data;
  const followed = fitting?.followed ?? [];
  return (
    <div className="reviews-own">
      {own ? <OwnReview review={own} game={game} onDelete={() => deleting.mutate(undefined)} /> : null}
      {!own && item ? (
        // Takes the focus from the deleted review.
        <Button
          variant="secondary"
          autoFocus={!deleting.isIdle}
          className="mt-4"
          onClick={() => openRatingSheet(game)}
        >
          {item.status === "completed" && isFirst && followed.length === 0
            ? "Write the first"
            : "Write a review"}
        </Button>
      ) : null}
      {followed.length > 0 ? (
        <>
          <h3 className="sr-only">By people you follow</h3>
          <ul>
            {followed.map((review) => (
              <ReviewRow key={review.userId} review={review} subject="author" path={game.path} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

type OwnReviewProps = { review: Review; game: Game; onDelete: () => void };

function OwnReview({ review, game, onDelete }: OwnReviewProps) {
  const { userId, username, avatarUrl, rating, likes } = review;
  const hiddenBecause = useHiddenReview(userId, game.id);
  const { data: profile } = useQuery(ownVisibilityOptions());
  const isForOthers = review.visibility !== "private" && profile !== "private" && hiddenBecause === null;
  return (
    <section aria-label="Your review" className="review review-own relative">
      <Avatar name={username} avatarUrl={avatarUrl} className="size-11 text-[15px]" />
      <div className="min-w-0">
        <div className="review-head pr-28">
          <span className="font-semibold text-ink text-[15px]">You</span>
          {rating === null ? null : <Rating rating={rating} className="font-semibold text-ink" />}
          <ReviewFacts review={review} />
        </div>
        {hiddenBecause === null ? null : <HiddenReviewNote reason={hiddenBecause} />}
        <ReviewText review={review} isCut className="max-w-[66ch] text-ink-2" />
        <OwnLikes likes={likes} of={{ gameId: game.id }} />
      </div>
      <span className="absolute top-2 right-1.5 flex">
        <Button variant="ghost" onClick={() => openRatingSheet(game)}>
          Edit
        </Button>
        <MoreMenu label="More for your review">
          {isForOthers ? (
            <MenuItem icon="link-2" onSelect={() => void copyLink(reviewPath(username, game.id))}>
              Copy link
            </MenuItem>
          ) : null}
          <MenuItem icon="trash-2" tone="danger" onSelect={onDelete}>
            Delete review
          </MenuItem>
        </MoreMenu>
      </span>
    </section>
  );
}
