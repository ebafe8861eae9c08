import { Stars } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { HiddenReviewNote } from "@/components/moderation/hidden-review-note";
import { Avatar } from "@/components/page/avatar";
import { Link } from "@/components/ui/link";
import { gamePath } from "@/lib/games/slug";
import { profilePath } from "@/lib/profile/profile-route";
import { reviewPath } from "@/lib/reviews/path";
import type { Review } from "@/lib/reviews/schema";
import { RATING_MAX } from "@/lib/stars";
import { CopyLinkButton } from "./copy-link-button";
import { LikeButton } from "./like-button";
import { ReviewFacts } from "./review-facts";
import { ReviewMenu } from "./review-menu";
import { ReviewText } from "./review-text";

type ReviewPageProps = {
  review: Review;
  /** The moderator's reason, for its author. */
  hiddenBecause?: string | null;
};

/** One review, with its game and its author. */
export function ReviewPage({ review, hiddenBecause = null }: ReviewPageProps) {
  const { userId, username, avatarUrl, gameId, gameName, coverUrl, isAdult, rating, likes } = review;
  const game = gamePath({ id: gameId, name: gameName });
  const path = reviewPath(username, gameId);
  return (
    <article className="wrap pt-6 pb-10 has-[+[data-hidden]]:hidden md:pt-14">
      <div className="mx-auto grid max-w-[960px] grid-cols-[96px_minmax(0,1fr)] gap-x-5 gap-y-6 md:grid-cols-[220px_minmax(0,1fr)] md:gap-x-14">
        <Link href={game} className="self-start md:row-span-2">
          <GameCover
            name={gameName}
            coverUrl={coverUrl}
            sizes="(min-width:768px) 220px,96px"
            priority
            isAdult={isAdult}
            className="rounded-b-[2px]"
          />
          <div aria-hidden="true" className="board -mx-2.5 h-2" />
          <span className="sr-only">{gameName}</span>
        </Link>
        <header className="min-w-0">
          <Link
            href={profilePath(username)}
            className="inline-flex min-h-11 max-w-full items-center gap-3 font-semibold hover:underline"
          >
            <Avatar name={username} avatarUrl={avatarUrl} />
            <span className="truncate">{username}</span>
          </Link>
          <h1 className="mt-1 text-balance text-[27px] leading-[1.1] [overflow-wrap:anywhere] md:text-[42px]">
            <Link href={game} className="hover:underline">
              {gameName}
            </Link>
            <span className="sr-only">, reviewed by {username}</span>
          </h1>
          {rating === null ? null : (
            <p className="mt-3 flex items-center gap-3">
              <Stars rating={rating} className="h-6 md:h-7" />
              <span className="font-[650] font-display text-[22px] tabular-nums leading-none">
                {rating}
                <span className="text-[14px] text-ink-3">/{RATING_MAX}</span>
              </span>
            </p>
          )}
          <p className="mt-3 text-[14px] text-ink-3">
            <ReviewFacts review={review} />
          </p>
        </header>
        <div className="min-w-0 max-md:col-span-2">
          {hiddenBecause === null ? null : <HiddenReviewNote reason={hiddenBecause} />}
          <ReviewText review={review} className="max-w-[66ch] text-[17px]/[1.65]" />
          <div className="needs-script mt-6 flex items-center gap-2 border-line border-t pt-3">
            <LikeButton userId={userId} gameId={gameId} likes={likes} page="author" path={path} />
            {hiddenBecause === null ? (
              <>
                <CopyLinkButton path={path} />
                <span className="ml-auto">
                  <ReviewMenu review={{ userId, username, gameId, gameName }} isOpen />
                </span>
              </>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}
