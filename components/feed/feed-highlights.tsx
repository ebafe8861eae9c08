"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { useSession } from "@/lib/auth/queries";
import { feedOptions } from "@/lib/feed/queries";
import type { FeedEntry } from "@/lib/feed/schema";
import { dayInText, timeOfDay } from "@/lib/feed/times";
import { gamePath } from "@/lib/games/slug";
import { listPath } from "@/lib/lists/path";
import { reviewPath } from "@/lib/reviews/path";
import { verbText } from "./feed-entry";
import { FeedHighlightsRow, FeedHighlightsSkeleton } from "./feed-highlights-row";

const SHOWN = 3;

/** The newest three entries of the feed. */
export function FeedHighlights() {
  const session = useSession();
  const { user } = session;
  const feed = useInfiniteQuery({
    ...feedOptions("everything"),
    enabled: user !== null,
  });
  const { data, refetch } = feed;
  const isError = feed.isError || (!user && session.isError);
  const now = new Date();
  const entries = data?.pages[0]?.entries.slice(0, SHOWN);
  if (entries?.length) {
    return (
      <FeedHighlightsRow>
        {entries.map((entry) => (
          <HighlightedEntry key={`${entry.person.id} ${entry.verb} ${entry.at}`} entry={entry} now={now} />
        ))}
      </FeedHighlightsRow>
    );
  }
  if (!entries && !isError) return <FeedHighlightsSkeleton />;
  return (
    <FeedHighlightsRow>
      <li className="text-ink-2 lg:col-span-3">
        {entries ? (
          "Follow people, and what they finish, rate, review and list appears here."
        ) : (
          <LoadFailed
            text="The feed could not be loaded."
            isRetrying={feed.isFetching || session.isFetching}
            onRetry={() => (user ? void refetch() : session.retry())}
          />
        )}
      </li>
    </FeedHighlightsRow>
  );
}

/** A game, list or review, and who did what with it. */
function HighlightedEntry({ entry, now }: { entry: FeedEntry; now: Date }) {
  const { person, at, games, lists, reviews } = entry;
  const [review] = reviews;
  const game = review ? { ...review, id: review.gameId, name: review.gameName } : games[0];
  const [list] = lists;
  const day = dayInText(at, now);
  const rating = entry.count === 1 ? (game?.rating ?? null) : null;
  return (
    <li className="flex h-[81px] min-w-0 gap-4">
      <GameCover
        name={game?.name ?? ""}
        coverUrl={game?.coverUrl ?? list?.coverUrls[0] ?? null}
        isAdult={game?.isAdult}
        sizes="60px"
        className="w-[60px] shrink-0 rounded-[5px]"
      />
      <div className="min-w-0 text-[14.5px]">
        <p className="flex whitespace-pre text-ink-3">
          <span className="truncate">
            <b className="font-semibold text-ink">{person.username}</b> {verbText(entry)}
          </span>
          {` · ${day === "today" ? (timeOfDay(at, now) ?? day) : day}`}
        </p>
        <Link
          href={
            review
              ? reviewPath(review.username, review.gameId)
              : game
                ? gamePath(game)
                : list
                  ? listPath(list)
                  : "/feed"
          }
          className="block truncate py-0.5 font-semibold decoration-line-strong underline-offset-4 hover:underline"
        >
          {game?.name ?? list?.title}
        </Link>
        {rating === null ? null : <Rating rating={rating} className="font-semibold" />}
      </div>
    </li>
  );
}
