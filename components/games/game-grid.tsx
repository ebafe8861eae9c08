import type { ReactNode } from "react";
import type { CardGame } from "./card-game";
import { GameCard } from "./game-card";

/** A phone's first row. More would slow each other down there; elsewhere the others follow at once. */
const FETCHED_FIRST = 2;

export type GameGridProps = {
  games: CardGame[];
  /** Loads the first covers with priority; false for a grid further down. */
  leading?: boolean;
  /** See `GameCard`. */
  shared?: boolean;
  /** The game's status on the visitor's shelf. */
  renderStatus?: (gameId: number) => ReactNode;
};

export function GameGrid({ games, leading = true, shared, renderStatus }: GameGridProps) {
  return (
    <ul className="game-grid">
      {games.map((game, index) => (
        <li key={game.id}>
          <GameCard
            game={game}
            priority={leading && index < FETCHED_FIRST}
            shared={shared}
            status={renderStatus?.(game.id)}
          />
        </li>
      ))}
    </ul>
  );
}
