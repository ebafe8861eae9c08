import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { failureOr, useWrite, type Write } from "@/components/collection/use-shelf-writes";
import { listKeys } from "@/lib/lists/keys";
import { listsChannel } from "@/lib/tab-channel";

export const UNDO_FAILURE = "This could not be undone. Please try again.";

/** Reads the lists again after a write, in this tab and in others. @returns when what this tab shows is up to date. */
export function listsChanged(queryClient: QueryClient): Promise<void> {
  listsChannel.announceToOthers();
  return refetchLists(queryClient);
}

/** Reads the lists again when another tab changes them. */
export function useListsSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => listsChannel.onChange(() => void refetchLists(queryClient)), [queryClient]);
}

function refetchLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKeys.all });
}

/** A write to lists. Messages that a user can act on are shown as they are, instead of `failure`. */
export const useListWrite = <Change, Answer>({
  failure,
  ...write
}: Write<Change, Answer> & { failure: string }) =>
  useWrite({
    refetch: listsChanged,
    failure: failureOr(failure),
    ...write,
  });
