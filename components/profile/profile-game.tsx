"use client";

import { QuickActions } from "@/components/collection/quick-actions";
import { Stars } from "@/components/collection/rating/stars";
import { GameCard } from "@/components/games/game-card";
import type { PublicGame } from "@/lib/profile/schema";
import { ratingText } from "@/lib/stars";

const COVER_SIZES = "(min-width:1280px) 164px,(min-width:1024px) 16vw,(min-width:640px) 21vw,31vw";

export type ProfileGameProps = { game: PublicGame; priority?: boolean };

/** A game on a profile; its label has one fact, and a plate all of them, on hover and focus. */
export function ProfileGame({ game, priority }: ProfileGameProps) {
  return (
    <li>
      <GameCard
        game={game}
        sizes={COVER_SIZES}
        priority={priority}
        plate={<GamePlate game={game} />}
        facts={game.rating === null ? game.facts[0] : ratingText(game.rating)}
      >
        <QuickActions game={game} />
      </GameCard>
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
