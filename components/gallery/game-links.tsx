"use client";

import Link from "next/link";
import { memo } from "react";
import { ratingPercent } from "@/lib/gallery/rating-percent";
import type { GalleryGame } from "@/lib/gallery/schema";

export type GameLinksProps = {
  games: readonly GalleryGame[];
  /** The game whose tile is shown: its link lies over the tile. */
  shown: number | null;
  onFocus: (index: number) => void;
  onBlur: () => void;
};

/**
 * The games as links, for the keyboard and for screen readers. The one of the tile that is shown lies over the tile, so that
 * a click, a middle click and the ring of the focus are the browser's own.
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
      // A hundred of them are in sight at once.
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
