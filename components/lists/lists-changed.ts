import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { AppError } from "@/lib/errors";
import { announceListsChange, onListsChange } from "@/lib/lists/channel";
import { listKeys } from "@/lib/lists/keys";

export const UNDO_FAILURE = "This could not be undone. Please try again.";

/** Reads the lists again after a write, in this tab and in others. @returns when what this tab shows is up to date. */
export function listsChanged(queryClient: QueryClient): Promise<void> {
  announceListsChange();
  return refetchLists(queryClient);
}

/** Reads the lists again when another tab changes them. */
export function useListsSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => onListsChange(() => void refetchLists(queryClient)), [queryClient]);
}

function refetchLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKeys.all });
}

/** Messages that a user can act on are shown as they are; a session that has ended is read again. */
export function reportListFailure(queryClient: QueryClient, error: unknown, description: string): void {
  const isKnown = error instanceof AppError && error.status < 500;
  toastError(isKnown ? error.message : description);
  if (isKnown && error.code === "not_authenticated") {
    void queryClient.invalidateQueries({ queryKey: authKeys.session });
  }
}
