"use client";

import type { CardGame } from "@/components/games/card-game";
import { GameCard, type GameCardProps } from "@/components/games/game-card";
import { RatingBadge } from "@/components/games/rating-badge";
import { categoryBadge } from "@/lib/games/category";
import { QuickActions, ShelfStatus } from "./islands";

const COVER_SIZES = "(min-width:1280px) 236px,(min-width:1024px) 23vw,(min-width:640px) 30vw,36vw";

type CatalogueCardProps = Pick<GameCardProps, "priority" | "shared"> & {
  game: CardGame;
  sizes?: string;
  /** Shows the game's status on the visitor's shelf. */
  withStatus?: boolean;
};

/**
 * A game of the catalogue, with the buttons that add it to the visitor's shelf. A client component, because its props
 * take less of the page than its elements would.
 */
export function CatalogueCard({ game, sizes = COVER_SIZES, withStatus, ...props }: CatalogueCardProps) {
  const [firstGenre, ...moreGenres] = game.genres.map((genre) => genre.name);
  return (
    <GameCard
      {...props}
      game={game}
      sizes={sizes}
      isHeading
      kind={categoryBadge(game.category)}
      facts={
        <>
          <span className="truncate view-list:whitespace-normal">
            {game.releaseDate?.slice(0, 4) ?? "TBA"}
            {firstGenre ? <span className="max-sm:hidden view-list:inline">{` · ${firstGenre}`}</span> : null}
            {moreGenres.length > 0 ? <span className="list-only">{`, ${moreGenres.join(", ")}`}</span> : null}
          </span>
          <RatingBadge rating={game.rating} className="ml-auto" />
        </>
      }
      aside={withStatus ? <ShelfStatus gameId={game.id} /> : null}
    >
      <QuickActions game={game} />
    </GameCard>
  );
}
