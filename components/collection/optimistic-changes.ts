"use client";

import { type Mutation, useMutationState } from "@tanstack/react-query";
import { collectionKeys } from "@/lib/collection/keys";
import type { CollectionItem } from "@/lib/collection/schema";
import type { ChoosableStatus, Status } from "@/lib/collection/status";

type Editable = "rating" | "hoursPlayed" | "notes" | "dateCompleted";
export type ItemEdits = Partial<Pick<CollectionItem, Editable>> & {
  status?: ChoosableStatus;
  tagNames?: string[];
};

/** The variables of every write to the shelf. `edits: null` removes the games. */
export type ShelfChange = { gameIds: readonly number[]; edits: ItemEdits | null };

/** Changes that the shelf has not been read back with yet, oldest first. */
export function usePendingChanges(): ShelfChange[] {
  return useMutationState({
    filters: { mutationKey: collectionKeys.writes, status: "pending" },
    select: ({ state }: Mutation<unknown, Error, ShelfChange>) => state.variables,
  }).filter((change) => change !== undefined);
}

/** A game's status with pending changes applied; null when it is not on the shelf. */
export function useShownStatus(gameId: number, saved: Status | null) {
  const changes = usePendingChanges().filter(({ gameIds }) => gameIds.includes(gameId));
  const status = changes.reduce((shown, { edits }) => (edits ? (edits.status ?? shown) : null), saved);
  return { status, isPending: changes.length > 0 };
}

/** An item with pending changes applied; null while it is being removed. */
export function withChanges(item: CollectionItem, changes: readonly ShelfChange[]): CollectionItem | null {
  let shown: CollectionItem | null = item;
  for (const { gameIds, edits } of changes) {
    if (gameIds.includes(item.game.id)) shown = edits && { ...(shown ?? item), ...edits };
  }
  return shown;
}
