"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { Stars } from "@/components/collection/rating/stars";
import { Board } from "@/components/games/boards";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import type { PublicGame } from "@/lib/profile/schema";
import { ratingText } from "@/lib/stars";

const COVER_SIZES = "(min-width:1280px) 196px,(min-width:1024px) 19vw,(min-width:640px) 23vw,31vw";

export type ProfileGameProps = {
  game: PublicGame;
  priority?: boolean;
  /** The last game of the tab. */
  isLast: boolean;
};

/** A game on a profile; name, rating and year appear on hover and focus, and always on touch screens. */
export function ProfileGame({ game, priority, isLast }: ProfileGameProps) {
  return (
    <li className="profile-game group">
      <Link href={game.path}>
        <GameCover
          name={game.name}
          coverUrl={game.coverUrl}
          sizes={COVER_SIZES}
          priority={priority}
          isAdult={game.isAdult}
          className="cover-lifting"
        >
          <GamePlate game={game} />
        </GameCover>
        <span className="profile-game-name sr-only">{game.name}</span>
      </Link>
      <QuickActions game={game} />
      <Board isLast={isLast} />
    </li>
  );
}

function GamePlate({ game: { name, rating, releaseDate, facts: more } }: { game: PublicGame }) {
  const facts = [
    ...(rating === null ? [] : [ratingText(rating)]),
    ...(releaseDate === null ? [] : [releaseDate.slice(0, 4)]),
  ];
  return (
    <span className="game-plate">
      <span aria-hidden="true" className="game-plate-name">
        {name}
      </span>
      {facts.length > 0 ? (
        <span className="game-plate-facts">
          {rating === null ? null : <Stars rating={rating} className="h-3.5 [color-scheme:dark]" />}
          <span>{facts.join(" · ")}</span>
        </span>
      ) : null}
      {more.length > 0 ? <span className="game-plate-more">{more.join(" · ")}</span> : null}
    </span>
  );
}
