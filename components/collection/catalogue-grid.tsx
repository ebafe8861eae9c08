import type { CardGame } from "@/components/games/card-game";
import { CatalogueCard } from "./catalogue-card";

/** A phone's first row. More would slow each other down there; elsewhere the others follow at once. */
const FETCHED_FIRST = 2;

type CatalogueGridProps = {
  games: CardGame[];
  /** Loads the first covers with priority; false for a grid further down. */
  leading?: boolean;
  /** See `GameCard`. */
  shared?: boolean;
};

/** A grid of games with each game's status on the visitor's shelf. */
export function CatalogueGrid({ games, leading = true, shared }: CatalogueGridProps) {
  return (
    <ul className="game-grid">
      {games.map((game, index) => (
        <li key={game.id}>
          <CatalogueCard game={game} priority={leading && index < FETCHED_FIRST} shared={shared} withStatus />
        </li>
      ))}
    </ul>
  );
}
