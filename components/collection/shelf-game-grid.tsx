"use client";

import { GameGrid, type GameGridProps } from "@/components/games/game-grid";
import { ShelfStatus } from "./shelf-status";

/** A grid of games with each game's status on the visitor's shelf. */
export function ShelfGameGrid(props: Omit<GameGridProps, "renderStatus">) {
  return <GameGrid {...props} renderStatus={(id) => <ShelfStatus gameId={id} />} />;
}
