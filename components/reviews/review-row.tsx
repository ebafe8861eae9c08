"use client";

// Rendered on the server alone, its elements would be in the page twice.

import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { Avatar } from "@/components/page/avatar";
import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import { profilePath } from "@/lib/profile/profile-route";
import type { ReviewFilter } from "@/lib/reviews/filter";
import type { Review } from "@/lib/reviews/schema";
import { ReviewSlot } from "./hidden-slots";
import { LikeButton } from "./like-button";
import { ReviewFacts } from "./review-facts";
import { ReviewMenu } from "./review-menu";
import { ReviewText } from "./review-text";

type ReviewRowProps = {
  review: Review;
  /** What the row links to and shows a picture of: on a game's page the author, on a profile the game. */
  subject: "author" | "game";
  /** The page's path. */
  path: string;
  /** Among everyone's reviews, those that a signed-in user sees above, or not at all, are hidden. */
  isPublicList?: boolean;
  /** The list's filter. */
  filter?: ReviewFilter | undefined;
};

export function ReviewRow({ review, subject, path, isPublicList, filter }: ReviewRowProps) {
  const { userId, username, avatarUrl, gameId, gameName, coverUrl, isAdult, rating, likes } = review;
  const isOfGame = subject === "game";
  const href = isOfGame ? gamePath({ id: gameId, name: gameName }) : profilePath(username);
  return (
    <li className="review relative">
      <Link href={href} tabIndex={-1} aria-hidden="true" className={isOfGame ? "w-[54px] md:w-[60px]" : ""}>
        {isOfGame ? (
          <GameCover name={gameName} coverUrl={coverUrl} sizes="60px" isAdult={isAdult} />
        ) : (
          <Avatar name={username} avatarUrl={avatarUrl} className="size-11 text-[15px]" />
        )}
      </Link>
      <div className="min-w-0">
        <div className="review-head">
          <Link
            href={href}
            className="min-w-0 font-semibold text-ink text-[15px] [overflow-wrap:anywhere] hover:underline"
          >
            {isOfGame ? gameName : username}
          </Link>
          {rating === null ? null : <Rating rating={rating} className="font-semibold text-ink" />}
          <ReviewFacts review={review} />
        </div>
        <ReviewText review={review} isCut className="max-w-[66ch] text-ink-2" />
        <LikeButton
          userId={userId}
          gameId={gameId}
          likes={likes}
          page={isOfGame ? "author" : "game"}
          path={path}
        />
      </div>
      <span className="review-more needs-script">
        <ReviewMenu review={{ userId, username, gameId, gameName }} />
      </span>
      {isPublicList ? <ReviewSlot userId={userId} gameId={gameId} filter={filter} /> : null}
    </li>
  );
}
