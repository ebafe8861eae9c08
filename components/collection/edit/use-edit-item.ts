"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { undoAction } from "@/components/collection/undo-action";
import { scopeOf, useShelfWrite } from "@/components/collection/use-shelf-writes";
import { type ToastAction, toast } from "@/components/ui/toast-store";
import { patchItem, undoStatuses } from "@/lib/collection/fetchers";
import type { CollectionItem, EditAnswer } from "@/lib/collection/schema";

type Edit = { gameIds: readonly number[]; edits: ItemEdits };

/** Changes what the user recorded about a game. `item` is as of opening the form. */
export function useEditItem(item: CollectionItem, onSaved: () => void) {
  const { game } = item;
  const queryClient = useQueryClient();
  return useShelfWrite({
    scope: scopeOf(game),
    write: ({ edits }: Edit) => patchItem(game.id, edits),
    onSaved({ before }, { edits }) {
      toast({
        title: "Success",
        description: `Saved your changes to ${game.name}`,
        variant: "success",
        action: undoOf(queryClient, item, edits, before),
      });
      onSaved();
    },
    failure: ({ edits }) => (edits.status ? "Failed to update game status" : "Failed to save your changes"),
  });
}

/** Restores the changed fields. */
const undoOf = (
  queryClient: QueryClient,
  item: CollectionItem,
  edits: ItemEdits,
  before: EditAnswer["before"],
): ToastAction =>
  undoAction(queryClient, {
    otherwise: "change your entry again",
    failure: "Failed to undo it",
    async undo() {
      const former = formerOf(item, edits);
      if (Object.keys(former).length > 0) await patchItem(item.game.id, former);
      if (edits.status && before.length > 0) await undoStatuses(edits.status, before);
      return `${item.game.name} is as it was`;
    },
  });

/** What the changed fields were, except the status, whose undo restores the date of completion too. */
function formerOf(
  { rating, hoursPlayed, notes, dateCompleted, tags }: CollectionItem,
  edits: ItemEdits,
): ItemEdits {
  return {
    ...("rating" in edits ? { rating } : {}),
    ...("hoursPlayed" in edits ? { hoursPlayed } : {}),
    ...("notes" in edits ? { notes } : {}),
    ...("dateCompleted" in edits && !edits.status ? { dateCompleted } : {}),
    ...(edits.tagNames ? { tagNames: tags.map(({ name }) => name) } : {}),
  };
}
