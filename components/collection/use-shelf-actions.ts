"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ToastAction, toast, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { announceCollectionChange, onCollectionChange } from "@/lib/collection/channel";
import { collectionKeys } from "@/lib/collection/keys";
import type { ShelfChange } from "@/lib/collection/shelf-change";
import type { ChoosableStatus, Status } from "@/lib/collection/status";
import { takeTurn } from "@/lib/collection/turns";
import { AppError } from "@/lib/errors";

/** Said to who may be signed in, while nobody can say so. */
export const ACCOUNT_AWAY = "Your account can't be reached right now. Please try again in a moment.";

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
export function shelfChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: collectionKeys.all });
  announceCollectionChange();
}

/**
 * Says in the spec's words that something failed, with a way to try again where there is one; where the session has ended,
 * the page learns that too. @returns as `toast` does.
 */
export function reportFailure(
  queryClient: QueryClient,
  error: unknown,
  description: string,
  action?: ToastAction,
): number {
  if (error instanceof AppError && error.code === "not_authenticated") {
    void queryClient.invalidateQueries({ queryKey: authKeys.session });
  }
  const isLimit = error instanceof AppError && error.code === "limit_reached";
  return toastError(isLimit ? error.message : description, action);
}

/** Whether something has worked within the last 1200 ms, and the function that says that it has. */
export function useDoneMark(): [boolean, () => void] {
  const [doneCount, setDoneCount] = useState(0);
  const [goneCount, setGoneCount] = useState(0);
  useEffect(() => {
    if (doneCount === 0) return;
    const timer = setTimeout(() => setGoneCount(doneCount), DONE_MS);
    return () => clearTimeout(timer);
  }, [doneCount]);
  return [doneCount > goneCount, () => setDoneCount((count) => count + 1)];
}

export type GameRef = { id: number; name: string };
/** What was chosen, and whether the game was not on the shelf before. */
type Saved = { status: ChoosableStatus; isNew: boolean };

/**
 * Writes a change that is seen at once. When it fails all is as it was before, and the error goes on. Changes of the same
 * game are sent one after the other.
 * @throws {AppError}
 */
export async function writeChange<T>(
  queryClient: QueryClient,
  change: ShelfChange,
  write: () => Promise<T>,
): Promise<T> {
  const turn = takeTurn(idsOf(change));
  try {
    const { showChange } = await import("@/lib/collection/shelf-cache");
    return await writeInTurn(queryClient, await showChange(queryClient, change), turn.begun, write);
  } finally {
    turn.end();
  }
}

async function writeInTurn<T>(
  queryClient: QueryClient,
  { end }: { end: (worked: boolean) => boolean },
  begun: Promise<unknown>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    await begun;
    const answer = await write();
    // While another change is under way, reading again would show the state before it.
    if (end(true)) shelfChanged(queryClient);
    else announceCollectionChange();
    return answer;
  } catch (error) {
    if (end(false)) void queryClient.invalidateQueries({ queryKey: collectionKeys.all });
    throw error;
  }
}

function idsOf(change: ShelfChange): ReadonlySet<number> {
  if (!("back" in change)) return change.gameIds;
  return new Set(change.back.flatMap(({ gameIds }) => [...gameIds]));
}

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
  const [isDone, markDone] = useDoneMark();
  const mutation = useMutation({
    mutationFn: (status: ChoosableStatus) =>
      writeChange(queryClient, { gameIds: new Set([id]), edits: { status } }, async () => {
        const { putItem } = await import("@/lib/collection/fetchers");
        const { item, isNew } = await putItem(id, status);
        queryClient.setQueryData(collectionKeys.item(id), item);
        // A game that is new on the shelf is marked on its cards before all marks are read again.
        queryClient.setQueryData<Record<string, Status>>(
          collectionKeys.statuses,
          (statuses) => statuses && { ...statuses, [id]: status },
        );
        return { status, isNew };
      }),
    onSuccess: (saved) => {
      markDone();
      onSaved(saved);
    },
    onError: (error) => reportFailure(queryClient, error, failure),
  });
  return {
    save: mutation.mutate,
    status: mutation.isPending ? mutation.variables : null,
    isPending: mutation.isPending,
    isDone,
  };
}
