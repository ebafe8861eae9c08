"use client";

import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { type GameRef, scopeOf, toastSuccess, useShelfWrite } from "@/components/collection/use-shelf-writes";

type Edit = { gameIds: readonly number[]; edits: ItemEdits };

/** Changes what the user recorded about a game. */
export function useEditItem(game: GameRef, onSaved: () => void) {
  return useShelfWrite({
    scope: scopeOf(game),
    async write({ edits }: Edit) {
      const { patchItem } = await import("@/lib/collection/fetchers");
      return patchItem(game.id, edits);
    },
    onSaved() {
      toastSuccess(`Saved your changes to ${game.name}`);
      onSaved();
    },
    failure: ({ edits }) => (edits.status ? "Failed to update game status" : "Failed to save your changes"),
  });
}
