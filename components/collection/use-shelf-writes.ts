"use client";

import { mutationOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import type { SaveAnswer } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUS_LABELS, type Status } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import type { ItemEdits, ShelfChange } from "./optimistic-changes";
import { refetchShelf, reportFailure, shelfChanged } from "./shelf-sync";

/** How long a check mark follows an action. */
const DONE_MS = 1200;

type ShelfWrite<Change extends ShelfChange, Answer> = {
  /** Writes of one scope run one after the other. */
  scope: string;
  write: (change: Change) => Promise<Answer>;
  /** Called before the shelf is refetched. */
  onSaved?: (answer: Answer, change: Change) => void;
  failure: (change: Change) => string;
};

/**
 * A write stays pending, and screens show it from its variables (optimistic-changes.ts), until it fails or the shelf has
 * been refetched.
 */
export function shelfWriteOptions<Change extends ShelfChange, Answer>(
  queryClient: QueryClient,
  { scope, write, onSaved, failure }: ShelfWrite<Change, Answer>,
) {
  return mutationOptions({
    mutationKey: collectionKeys.writes,
    scope: { id: scope },
    mutationFn: write,
    onSuccess(answer, change) {
      onSaved?.(answer, change);
      return shelfChanged(queryClient);
    },
    onError(error, change) {
      reportFailure(queryClient, error, failure(change));
      void refetchShelf(queryClient);
    },
  });
}

const useShelfWrite = <Change extends ShelfChange, Answer>(write: ShelfWrite<Change, Answer>) =>
  useMutation(shelfWriteOptions(useQueryClient(), write));

export type GameRef = { id: number; name: string };
type StatusChange = { gameIds: readonly number[]; edits: { status: ChoosableStatus } };
type Edit = { gameIds: readonly number[]; edits: ItemEdits };
type Removal = { gameIds: readonly number[]; edits: null };

const scopeOf = ({ id }: GameRef) => `game-${id}`;
const BULK_SCOPE = "games";

/** The spec's text for a failed write of a status, by the one that is saved. */
export const saveFailure = (saved: Status | null) =>
  saved ? "Failed to update game status" : "Failed to add game to collection";

/** Adds a game, or changes its status. `onSaved` replaces the toast for a game that is new on the shelf. */
export function useSaveStatus(game: GameRef, failure: string, onSaved?: (saved: SaveAnswer) => void) {
  const [isDone, markDone] = useDoneMark();
  const { mutate } = useShelfWrite({
    scope: scopeOf(game),
    async write({ edits }: StatusChange) {
      const { putItem } = await import("@/lib/collection/fetchers");
      return putItem(game.id, edits.status);
    },
    onSaved(saved) {
      if (onSaved) onSaved(saved);
      else if (saved.isNew) toastSuccess(`Added ${game.name} to your collection`);
    },
    failure: () => failure,
  });
  const save = (status: ChoosableStatus) =>
    mutate({ gameIds: [game.id], edits: { status } }, { onSuccess: markDone });
  return { save, isDone };
}

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

/** Removes a game, with a toast that can undo it. */
export function useRemoveGame(game: GameRef) {
  const [isDone, markDone] = useDoneMark();
  const queryClient = useQueryClient();
  const { mutate } = useShelfWrite({
    scope: scopeOf(game),
    async write({ gameIds }: Removal) {
      const { removeWithUndo } = await import("./remove-with-undo");
      return removeWithUndo(queryClient, gameIds, game.name);
    },
    failure: () => "Failed to remove game from collection",
  });
  return { remove: () => mutate({ gameIds: [game.id], edits: null }, { onSuccess: markDone }), isDone };
}

export function useRemoveGames(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useShelfWrite({
    scope: BULK_SCOPE,
    async write({ gameIds }: Removal) {
      const { removeWithUndo } = await import("./remove-with-undo");
      return removeWithUndo(queryClient, gameIds, "The game");
    },
    onSaved,
    failure: ({ gameIds }) => `Failed to remove ${gameIds.length === 1 ? "game" : "games"} from collection`,
  });
}

/** Changes the status of many games. The server skips games that are not released. */
export function useMoveGames(onSaved: () => void) {
  return useShelfWrite({
    scope: BULK_SCOPE,
    async write({ gameIds, edits }: StatusChange) {
      const { postStatuses } = await import("@/lib/collection/fetchers");
      return postStatuses(gameIds, edits.status);
    },
    onSaved({ changed, skipped }, { edits }) {
      onSaved();
      const moved = `${games(changed)} moved to ${STATUS_LABELS[edits.status]}`;
      const stayed = `${games(skipped)} not released yet, and left as ${skipped === 1 ? "it was" : "they were"}`;
      if (changed === 0 && skipped > 0) toast({ title: "Nothing changed", description: stayed });
      else toastSuccess(skipped > 0 ? `${moved}; ${stayed}` : moved);
    },
    failure: () => "Failed to update game status",
  });
}

const games = (count: number) => `${formatCount(count)} ${count === 1 ? "game" : "games"}`;

const toastSuccess = (description: string) => toast({ title: "Success", description, variant: "success" });

/** @returns whether an action ended less than `DONE_MS` ago, and a function to call when one ends. */
function useDoneMark(): [boolean, () => void] {
  const [doneAt, setDoneAt] = useState(0);
  useEffect(() => {
    if (doneAt === 0) return;
    const timer = setTimeout(() => setDoneAt(0), DONE_MS);
    return () => clearTimeout(timer);
  }, [doneAt]);
  return [doneAt > 0, () => setDoneAt(performance.now())];
}
