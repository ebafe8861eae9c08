"use client";

import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { shortHours } from "@/lib/format-count";
import { shortPlatform } from "@/lib/games/short-platform";
import { reviewPath } from "@/lib/reviews/path";
import type { Review } from "@/lib/reviews/schema";
import { ReviewText } from "./review-text";

/** In lists that name its author themselves. */
export function ReviewWithGame({ review }: { review: Review }) {
  const { username, gameId, gameName, coverUrl, isAdult, rating } = review;
  const played = playedFact(review);
  const path = reviewPath(username, gameId);
  const isCovered = review.text === null;
  const text = <ReviewText review={review} isCut className="mt-1.5 max-w-[60ch] text-[15px] text-ink-2" />;
  return (
    <article className="mb-4 last:mb-0">
      <div className="flex gap-4">
        <Link href={path} tabIndex={-1} aria-hidden="true" className="w-[72px] shrink-0">
          <GameCover
            name={gameName}
            coverUrl={coverUrl}
            isAdult={isAdult}
            sizes="72px"
            className="rounded-[7px]"
          />
        </Link>
        <div className="min-w-0 grow">
          <Link
            href={path}
            className="block font-semibold text-[16px] decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {gameName}
          </Link>
          {rating === null && !played ? null : (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-ink-3">
              {rating === null ? null : <Rating rating={rating} className="font-semibold text-ink" />}
              {played ? <span>{played}</span> : null}
            </p>
          )}
          {isCovered ? null : text}
        </div>
      </div>
      {isCovered ? <div className="mt-3">{text}</div> : null}
    </article>
  );
}

/** "34 h on PC". */
function playedFact({ hours, playedOn }: Review): string | null {
  const time = hours ? shortHours(hours) : null;
  return playedOn ? `${time ?? "Played"} on ${shortPlatform(playedOn)}` : time;
}
