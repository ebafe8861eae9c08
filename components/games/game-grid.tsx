import type { ReactNode } from "react";
import type { GameSummary } from "@/lib/games/schema";
import { GameCard, GameCardSkeleton } from "./game-card";

/** A phone's first row: more of them would hold each other back there, and elsewhere the others follow at once. */
const FETCHED_FIRST = 2;
const SKELETONS = Array.from({ length: 10 }, (_, index) => `skeleton-${index}`);

/** One column of the narrowest phones to five; one card per row in list view. */
export const GRID_CLASSES =
  "game-grid grid grid-cols-1 gap-x-3 gap-y-5 min-[280px]:grid-cols-2 sm:grid-cols-3 sm:gap-x-4 md:gap-x-[22px] md:gap-y-7 lg:grid-cols-4 xl:grid-cols-5 view-list:grid-cols-1 view-list:gap-3";

function Grid({ children }: { children: ReactNode }) {
  return <ul className={GRID_CLASSES}>{children}</ul>;
}

export type GameGridProps = {
  games: GameSummary[];
  /** The first covers are fetched before everything else; false for a grid further down. */
  leading?: boolean;
  /** See `GameCard`. */
  shared?: boolean;
  /** What each card shows of the visitor's shelf; left out where the grid is only a picture of itself. */
  renderStatus?: (gameId: number) => ReactNode;
  /** Buttons on each card, beside its link. */
  renderActions?: (game: GameSummary) => ReactNode;
};

export function GameGrid({ games, leading = true, shared, renderStatus, renderActions }: GameGridProps) {
  return (
    <Grid>
      {games.map((game, index) => (
        <li key={game.id} className="min-w-0">
          <GameCard
            game={game}
            priority={leading && index < FETCHED_FIRST}
            shared={shared}
            status={renderStatus?.(game.id)}
            actions={renderActions?.(game)}
          />
        </li>
      ))}
    </Grid>
  );
}

export function GameGridSkeleton() {
  return (
    <Grid>
      {SKELETONS.map((key) => (
        <li key={key}>
          <GameCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
