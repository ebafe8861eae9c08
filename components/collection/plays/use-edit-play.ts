"use client";

import { type GameRef, scopeOf, useWrite } from "@/components/collection/use-shelf-writes";
import { api } from "@/lib/browser-api";
import type { PlayEdits } from "@/lib/collection/play-schema";

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
