"use client";

import type { ReactNode } from "react";
import { Rating } from "@/components/collection/rating/stars";
import { GameCover } from "@/components/games/game-cover";
import { Avatar } from "@/components/page/avatar";
import { ReviewWithGame } from "@/components/reviews/review-with-game";
import { Link } from "@/components/ui/link";
import type { FeedEntry as Entry, FeedGame, FeedVerb } from "@/lib/feed/schema";
import { timeOfDay } from "@/lib/feed/times";
import { plural, shortHours } from "@/lib/format-count";
import { gamePath } from "@/lib/games/slug";
import { listPath } from "@/lib/lists/path";
import { profilePath } from "@/lib/profile/profile-route";

const VERBS: Record<FeedVerb, { one: string; many: (count: number) => string }> = {
  finished: { one: "finished", many: (count) => `finished ${plural(count, "game")}` },
  started: { one: "started", many: (count) => `started ${plural(count, "game")}` },
  wanted: { one: "wants to play", many: (count) => `wants to play ${plural(count, "more game")}` },
  rated: { one: "rated", many: (count) => `rated ${plural(count, "game")}` },
  reviewed: { one: "reviewed", many: (count) => `reviewed ${plural(count, "game")}` },
  finishedAndReviewed: {
    one: "finished and reviewed",
    many: (count) => `finished and reviewed ${plural(count, "game")}`,
  },
  listed: { one: "made a list", many: (count) => `made ${plural(count, "list")}` },
};

export const verbText = ({ verb, count }: Pick<Entry, "verb" | "count">) =>
  count === 1 ? VERBS[verb].one : VERBS[verb].many(count);

/** What a person did on a day with one verb. */
export function FeedEntry({ entry, now }: { entry: Entry; now: Date }) {
  const { person, verb, at, count, games, lists, reviews } = entry;
  const time = timeOfDay(at, now);
  const [game] = games;
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5 border-line md:grid-cols-[40px_minmax(0,1fr)] border-b py-[18px] last:border-b-0">
      <Avatar name={person.username} avatarUrl={person.avatarUrl} className="size-10 text-[14px]" />
      <p className="self-center text-[15px] leading-[22px] [overflow-wrap:anywhere]">
        <Link
          href={profilePath(person.username)}
          className="font-semibold decoration-line-strong underline-offset-4 hover:underline"
        >
          {person.username}
        </Link>{" "}
        {verbText(entry)}{" "}
        {time ? (
          <span className="whitespace-nowrap text-[13.5px] text-ink-3">
            · <time dateTime={at}>{time}</time>
          </span>
        ) : null}
      </p>
      <div className="col-start-2 mt-3 min-w-0">
        {reviews.length > 0 ? (
          reviews.map((review) => <ReviewWithGame key={review.gameId} review={review} />)
        ) : verb === "listed" ? (
          lists.map((list) => <ListOfEntry key={list.id} list={list} />)
        ) : count === 1 && game ? (
          <SingleGame game={game} />
        ) : verb === "rated" || verb === "finished" ? (
          <RatedGames games={games} count={count} />
        ) : (
          <Covers games={games} count={count} />
        )}
      </div>
    </li>
  );
}

function SingleGame({ game }: { game: FeedGame }) {
  return (
    <Link href={gamePath(game)} className="group flex gap-4 rounded-control">
      <GameCover
        name={game.name}
        coverUrl={game.coverUrl}
        isAdult={game.isAdult}
        sizes="72px"
        className="w-[72px] shrink-0 rounded-[7px]"
      />
      <span className="min-w-0">
        <span className="block font-semibold text-[16px] decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
          {game.name}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-ink-3">
          {game.rating === null ? null : <Rating rating={game.rating} className="font-semibold text-ink" />}
          {game.hours ? <span>{shortHours(game.hours)}</span> : null}
        </span>
      </span>
    </Link>
  );
}

/** `games` are the first of `count`. */
type GamesProps = { games: readonly FeedGame[]; count: number };

function Rest({ games, count }: GamesProps) {
  const rest = count - games.length;
  return rest > 0 ? (
    <li className="self-center whitespace-nowrap text-[14px] text-ink-3 tabular-nums">+ {rest}</li>
  ) : null;
}

/** Small covers, each with what the person rates the game. */
function RatedGames({ games, count }: GamesProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {games.map((game) => (
        <li key={game.id}>
          <GameLink game={game} className="flex items-center gap-2.5">
            <GameCover
              name={game.name}
              coverUrl={game.coverUrl}
              isAdult={game.isAdult}
              sizes="36px"
              className="w-9 shrink-0 rounded-[4px]"
            />
            {game.rating === null ? (
              <span aria-hidden="true" className="text-[14px]">
                {game.name}
              </span>
            ) : (
              <Rating rating={game.rating} className="font-semibold text-[13px] [&>.stars]:h-3.5" />
            )}
          </GameLink>
        </li>
      ))}
      <Rest games={games} count={count} />
    </ul>
  );
}

function Covers({ games, count }: GamesProps) {
  return (
    <ul className="flex gap-2.5">
      {games.map((game) => (
        <li key={game.id} className="w-[54px] min-w-0 md:w-16">
          <GameLink game={game} className="block">
            <GameCover
              name={game.name}
              coverUrl={game.coverUrl}
              isAdult={game.isAdult}
              sizes="64px"
              className="rounded-[6px]"
            />
          </GameLink>
        </li>
      ))}
      <Rest games={games} count={count} />
    </ul>
  );
}

/** Named by the game, whatever it shows. */
function GameLink({ game, className, children }: { game: FeedGame; className: string; children: ReactNode }) {
  return (
    <Link href={gamePath(game)} data-tip={game.name} className={`relative rounded-control ${className}`}>
      <span className="sr-only">{game.name}</span>
      {children}
    </Link>
  );
}

function ListOfEntry({ list }: { list: Entry["lists"][number] }) {
  return (
    <Link href={listPath(list)} className="group mb-4 block rounded-control last:mb-0">
      <span className="block font-[650] font-display text-[19px] leading-[1.2] decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
        {list.title}
      </span>
      <span className="mt-1 line-clamp-2 text-[14px] text-ink-2 [overflow-wrap:anywhere]">
        {list.description ?? plural(list.size, "game")}
      </span>
      <span aria-hidden="true" className="mt-2.5 flex gap-2.5">
        {list.coverUrls.slice(0, 5).map((coverUrl) => (
          <GameCover
            key={coverUrl}
            name=""
            coverUrl={coverUrl}
            sizes="64px"
            className="w-[54px] min-w-0 rounded-[6px] md:w-16"
          />
        ))}
      </span>
    </Link>
  );
}
