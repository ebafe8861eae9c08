"use client";

import { GameGrid, type GameGridProps } from "@/components/games/game-grid";
import { QuickActions } from "./quick-actions";
import { ShelfStatus } from "./shelf-status";

/** A grid of games with each game's status on the visitor's shelf, and the buttons that add it. */
export function ShelfGameGrid(props: Omit<GameGridProps, "renderStatus" | "renderActions">) {
  return (
    <GameGrid
      {...props}
      renderStatus={(id) => <ShelfStatus gameId={id} />}
      renderActions={(game) => <QuickActions game={game} />}
    />
  );
}
