"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { undoAction } from "@/components/collection/undo-action";
import { type GameRef, scopeOf, useShelfWrite } from "@/components/collection/use-shelf-writes";
import { type ToastAction, toast } from "@/components/ui/toast-store";
import { patchItem, undoStatuses } from "@/lib/collection/fetchers";
import type { EditAnswer } from "@/lib/collection/schema";

type Edit = { gameIds: readonly number[]; edits: ItemEdits };

/** Changes what the user recorded about a game. */
export function useEditItem(game: GameRef, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useShelfWrite({
    scope: scopeOf(game),
    write: ({ edits }: Edit) => patchItem(game.id, edits),
    onSaved(answer: EditAnswer, { edits }: Edit) {
      announceEdit(queryClient, game, edits, answer);
      onSaved();
    },
    failure: ({ edits }) => (edits.status ? "Failed to update game status" : "Failed to save your changes"),
  });
}

export function announceEdit(
  queryClient: QueryClient,
  game: GameRef,
  { status }: ItemEdits,
  answer: EditAnswer,
): void {
  toast({
    title: "Success",
    description: `Saved your changes to ${game.name}`,
    variant: "success",
    action: undoOf(queryClient, game, status, answer),
  });
}

/** Restores the changed fields to what they were before the write. */
const undoOf = (
  queryClient: QueryClient,
  { id, name }: GameRef,
  status: ItemEdits["status"],
  { before, former }: EditAnswer,
): ToastAction =>
  undoAction(queryClient, {
    alternative: "change your entry again",
    failure: "Failed to undo this",
    async undo() {
      const hasFields = Object.keys(former).length > 0;
      if (hasFields) await patchItem(id, former);
      if (!status || before.length === 0 || (await undoStatuses(status, before)) > 0)
        return `${name} is as it was`;
      toast({
        title: hasFields ? "Undone in part" : "Nothing undone",
        description: `The status of ${name} has been changed since.`,
      });
    },
  });
