import type { CardGame } from "@/components/games/card-game";
import { CatalogueCard } from "./catalogue-card";

/** The two rows of a phone's first screen. Largest Contentful Paint may be a cover of either: their heights differ by fractions. */
const FETCHED_FIRST = 4;

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
