"use client";

import { useQueryClient } from "@tanstack/react-query";
import { removeWithUndo } from "@/components/collection/remove-with-undo";
import { type Removal, type StatusChange, useShelfWrite } from "@/components/collection/use-shelf-writes";
import { addGames, setStatuses } from "@/lib/collection/bulk-writes";
import { type ChoosableStatus, STATUS_LABELS } from "@/lib/collection/status";
import { plural } from "@/lib/format-count";

const BULK_SCOPE = "games";

export function useRemoveGames(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useShelfWrite({
    scope: BULK_SCOPE,
    write: ({ gameIds }: Removal) => removeWithUndo(queryClient, gameIds, "The game"),
    onSaved,
    failure: ({ gameIds }) => `Failed to remove ${gameIds.length === 1 ? "game" : "games"} from collection`,
  });
}

/** Adds games to the shelf. The server skips those that are on it, and does not ask for ratings. */
export function useAddGames(onSaved?: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useShelfWrite({
    scope: BULK_SCOPE,
    write: ({ gameIds, edits }: StatusChange, change) => addGames(gameIds, edits.status, change),
    onSaved,
    done: (added, { edits }) =>
      added === 0
        ? { title: "Nothing changed", text: "No game could be added that is not on your shelf" }
        : {
            text: `Added ${plural(added, "game")} to ${STATUS_LABELS[edits.status]}`,
            undo: {
              done: "Your shelf is as it was",
              failure: "The games could not be removed again",
              alternative: "remove them on your shelf",
            },
          },
    failure: "Failed to add game to collection",
  });
  const add = (gameIds: readonly number[], status: ChoosableStatus) => {
    // A second press may come before `isPending` is rendered.
    const isSent =
      queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === BULK_SCOPE }) > 0;
    if (!isSent) mutate({ gameIds, edits: { status } });
  };
  return { add, isPending };
}

/** Changes the status of many games. The server skips games that are not released. */
export function useMoveGames(onSaved: () => void) {
  return useShelfWrite({
    scope: BULK_SCOPE,
    write: ({ gameIds, edits }: StatusChange, change) => setStatuses(gameIds, edits.status, change),
    onSaved,
    done({ changed, moved: hasMoved, skipped }, { edits }) {
      const moved = `${plural(changed, "game")} moved to ${STATUS_LABELS[edits.status]}`;
      const stayed = `${plural(skipped, "game")} not released yet, and left as ${skipped === 1 ? "it was" : "they were"}`;
      if (changed === 0 && skipped > 0) return { title: "Nothing changed", text: stayed };
      return {
        text: skipped > 0 ? `${moved}; ${stayed}` : moved,
        undo: hasMoved > 0 && {
          done: "The previous statuses are restored",
          failure: "Failed to restore the previous statuses",
          alternative: "change the status again",
        },
      };
    },
    failure: "Failed to update game status",
  });
}
