"use client";

import { QuickActions } from "@/components/collection/islands";
import { Stars } from "@/components/collection/rating/stars";
import { GameCard } from "@/components/games/game-card";
import type { PublicGame } from "@/lib/profile/schema";
import { ratingText } from "@/lib/stars";

const COVER_SIZES = "(min-width:1280px) 164px,(min-width:1024px) 16vw,(min-width:640px) 21vw,31vw";

type ProfileGameProps = { game: PublicGame; priority?: boolean };

/** A game on a profile: its label has a fact, without hover the rating too; on hover and focus a plate has the rest. */
export function ProfileGame({ game, priority }: ProfileGameProps) {
  const { name, rating, releaseDate, facts } = game;
  const [fact] = facts;
  return (
    <li>
      <GameCard
        game={game}
        sizes={COVER_SIZES}
        priority={priority}
        plate={
          <span className="game-plate">
            <b aria-hidden="true">{name}</b>
            {rating === null ? null : (
              <span className="game-plate-rating">
                <Stars rating={rating} className="h-[13px] [color-scheme:dark]" />
                {ratingText(rating)}
              </span>
            )}
            <span>{[...(releaseDate ? [releaseDate.slice(0, 4)] : []), ...facts.slice(1)].join(" · ")}</span>
          </span>
        }
        facts={
          <>
            {fact ? <span className="truncate">{fact}</span> : null}
            {rating === null ? null : (
              <span className="label-rating">{`${fact ? "· " : ""}${ratingText(rating)}`}</span>
            )}
          </>
        }
      >
        <QuickActions game={game} />
      </GameCard>
    </li>
  );
}
