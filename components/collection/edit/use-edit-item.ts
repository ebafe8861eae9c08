"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { undoOf } from "@/components/collection/undo";
import { type GameRef, scopeOf, useShelfWrite } from "@/components/collection/use-shelf-writes";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";

type Edit = { gameIds: readonly number[]; edits: ItemEdits };

/** Changes what the user recorded about a game. */
export function useEditItem(game: GameRef, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useShelfWrite({
    scope: scopeOf(game),
    write: ({ edits }: Edit, change) =>
      api.patch("/api/collection/[gameId]", { params: { gameId: game.id }, body: edits, change }),
    onSaved(_, __, change) {
      toast({
        title: "Success",
        description: `Saved your changes to ${game.name}`,
        variant: "success",
        action: undoOf(queryClient, {
          changes: [change],
          done: `${game.name} is as it was`,
          alternative: "change your entry again",
        }),
      });
      onSaved();
    },
    failure: ({ edits }) => (edits.status ? "Failed to update game status" : "Failed to save your changes"),
  });
}
