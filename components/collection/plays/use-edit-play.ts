"use client";

import { type GameRef, scopeOf, useWrite } from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";
import type { PlayEdits } from "@/lib/collection/play-schema";
import type { CollectionItem } from "@/lib/collection/schema";

/** Changes fields of a play outside its form. */
export function useEditPlay(game: GameRef) {
  return useWrite({
    scope: scopeOf(game),
    write: ({ id, edits }: { id: string; edits: PlayEdits }, change) =>
      api.patch("/api/plays/[gameId]/[playId]", {
        params: { gameId: game.id, playId: id },
        body: edits,
        change,
      }),
    done: () => ({
      text: `Saved your play of ${game.name}`,
      undo: { done: `${game.name} is as it was`, alternative: "change it in the game's log of plays" },
    }),
    failure: "Failed to save the play",
  });
}

/** The platforms of the user's copies first, then the game's others, and the one that is chosen. */
export function platformsOf({ copies, game }: CollectionItem, chosen: string): string[] {
  const names = [
    ...copies.flatMap(({ platform }) => platform ?? []),
    ...game.platforms.map(({ name }) => name),
    ...(chosen ? [chosen] : []),
  ];
  return [...new Set(names)];
}
