"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import type { ItemEdits } from "@/lib/collection/shelf-change";
import { reportFailure, writeChange } from "./use-shelf-actions";

/** Changing what a person keeps about a game. */
export function useEditItem({ id, name }: { id: number; name: string }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edits: ItemEdits) =>
      writeChange(queryClient, { gameIds: new Set([id]), edits }, async () => {
        const { patchItem } = await import("@/lib/collection/fetchers");
        queryClient.setQueryData(collectionKeys.item(id), await patchItem(id, edits));
      }),
    onSuccess: () =>
      toast({ title: "Success", description: `Saved your changes to ${name}`, variant: "success" }),
    onError: (error, { status }) =>
      reportFailure(
        queryClient,
        error,
        status ? "Failed to update game status" : "Failed to save your changes",
      ),
  });
}
