"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ItemEdits } from "@/components/collection/optimistic-changes";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { scopeOf, toastSuccess, useShelfWrite } from "@/components/collection/use-shelf-writes";
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

/** Restores the changed fields. A second press does nothing, unless the first one failed. */
function undoOf(
  queryClient: QueryClient,
  item: CollectionItem,
  edits: ItemEdits,
  before: EditAnswer["before"],
): ToastAction {
  const { game } = item;
  let isStarted = false;
  const undo = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const former = formerOf(item, edits);
      if (Object.keys(former).length > 0) await patchItem(game.id, former);
      if (edits.status && before.length > 0) await undoStatuses(edits.status, before);
      toastSuccess(`${game.name} is as it was`);
    } catch (error) {
      isStarted = false;
      reportFailure(queryClient, error, "Failed to undo it", action);
    }
    void shelfChanged(queryClient);
  };
  const action: ToastAction = {
    label: "Undo",
    altText: "To undo this, press F8 and choose Undo, or change your entry again.",
    onSelect: () => void undo(),
  };
  return action;
}

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
