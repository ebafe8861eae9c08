"use client";

import { AddTimeButton } from "@/components/collection/plays/press-buttons";
import { usePlayActions } from "@/components/collection/plays/use-play-actions";
import type { GameRef } from "@/components/collection/use-shelf-writes";

/** Adds time to the open play of a game that is being played. Loaded on demand. */
export function AddTime({ game }: { game: GameRef }) {
  return (
    <AddTimeButton
      game={game}
      press={usePlayActions(game, null)}
      className="h-9 rounded-[9px] px-3.5 text-[13.5px]"
    />
  );
}
