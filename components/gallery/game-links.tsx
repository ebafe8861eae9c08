"use client";

import Link from "next/link";
import { memo } from "react";
import { ratingPercent } from "@/lib/gallery/rating-percent";
import type { GalleryGame } from "@/lib/gallery/schema";

type GameLinksProps = {
  games: readonly GalleryGame[];
  /** The shown game: its link covers the tile. */
  shown: number | null;
  onFocus: (index: number) => void;
  onBlur: () => void;
};

/**
 * The games as links, for keyboard and screen readers. The shown game's link covers its tile, so that clicks
 * and the focus ring are the browser's own.
 */
export function GameLinks({ games, shown, onFocus, onBlur }: GameLinksProps) {
  return (
    <ul aria-label="Games of the gallery" className="pointer-events-none absolute inset-0 z-10">
      {games.map((game, index) => (
        <li key={game.id} className="contents">
          <GameLink game={game} index={index} isShown={index === shown} onFocus={onFocus} onBlur={onBlur} />
        </li>
      ))}
    </ul>
  );
}

type GameLinkProps = Pick<GameLinksProps, "onFocus" | "onBlur"> & {
  game: GalleryGame;
  index: number;
  isShown: boolean;
};

const GameLink = memo(function GameLink({ game, index, isShown, onFocus, onBlur }: GameLinkProps) {
  return (
    <Link
      href={`/game/${game.id}`}
      // A hundred are visible at once.
      prefetch={false}
      draggable={false}
      data-index={index}
      data-shown={isShown ? "" : undefined}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) onFocus(index);
      }}
      onBlur={onBlur}
      className="absolute top-1/3 left-1/2 size-px overflow-hidden rounded-md data-shown:pointer-events-auto data-shown:top-0 data-shown:left-0"
    >
      <span className="sr-only">{describe(game)}</span>
    </Link>
  );
});

function describe({ name, rating, releaseYear, genres, platforms }: GalleryGame): string {
  const facts = [
    name,
    ratingPercent(rating) ?? "not rated yet",
    releaseYear ?? "TBA",
    ...genres,
    ...platforms,
  ];
  return facts.join(", ");
}
