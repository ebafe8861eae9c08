"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/queries";
import { announceCollectionChange, onCollectionChange } from "@/lib/collection/channel";
import { collectionKeys } from "@/lib/collection/keys";
import type { ChoosableStatus } from "@/lib/collection/status";
import { AppError } from "@/lib/errors";

/** For how long the check mark stands after something has worked. */
const DONE_MS = 1200;

/** When another tab changes the shelf, what this one knows of it is read again. */
export function useShelfSync(): void {
  const queryClient = useQueryClient();
  useEffect(
    () => onCollectionChange(() => void queryClient.invalidateQueries({ queryKey: collectionKeys.all })),
    [queryClient],
  );
}

/** After a write: this tab and the others read the shelf again. */
function shelfChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: collectionKeys.all });
  announceCollectionChange();
}

/** Says in the spec's words that something failed; where the session has ended, the page learns that too. */
function reportFailure(queryClient: QueryClient, error: Error, description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
  if (error instanceof AppError && error.code === "not_authenticated") {
    void queryClient.invalidateQueries({ queryKey: authKeys.session });
  }
}

type GameRef = { id: number; name: string };
type Saved = { status: ChoosableStatus; isNew: boolean };

const announceAdded =
  (name: string) =>
  ({ isNew }: Saved) => {
    if (!isNew) return;
    toast({ title: "Success", description: `Added ${name} to your collection`, variant: "success" });
  };

/**
 * Choosing a status for a game. `status` is what the person chose, until the server has answered; `onSaved` says that it
 * worked, where that is not the usual toast for a game that is new on the shelf.
 */
export function useSaveStatus(
  { id, name }: GameRef,
  failure: string,
  onSaved: (saved: Saved) => void = announceAdded(name),
) {
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const mutation = useMutation({
    mutationFn: async ({ status }: Saved) => {
      const { putItem } = await import("@/lib/collection/fetchers");
      return putItem(id, status);
    },
    onSuccess: (item, saved) => {
      queryClient.setQueryData(collectionKeys.item(id), item);
      shelfChanged(queryClient);
      setDone(true);
      setTimeout(() => setDone(false), DONE_MS);
      onSaved(saved);
    },
    onError: (error) => reportFailure(queryClient, error, failure),
  });
  return {
    save: mutation.mutate,
    status: mutation.isPending ? mutation.variables.status : null,
    isPending: mutation.isPending,
    isDone,
  };
}

/** Taking a game off the shelf. */
export function useRemoveGame({ id }: GameRef) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async () => {
      const { removeGames } = await import("@/lib/collection/fetchers");
      await removeGames([id]);
    },
    onSuccess: () => {
      queryClient.setQueryData(collectionKeys.item(id), null);
      shelfChanged(queryClient);
      toast({ title: "Success", description: "Game removed from collection", variant: "success" });
    },
    onError: (error) => reportFailure(queryClient, error, "Failed to remove game from collection"),
  });
  return { remove: () => mutation.mutate(), isPending: mutation.isPending };
}
