"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { undoOf } from "@/components/collection/undo";
import { listsChanged, reportListFailure, UNDO_FAILURE } from "@/components/lists/lists-changed";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";
import type { ListFields } from "@/lib/lists/schema";
import { applyMoves, type Move } from "./moves";

type Named = { gameId: number; name: string };

/** Writes to one list, one after the other. Each stays pending until the list has been read again. */
export function useListWrites(id: string) {
  const queryClient = useQueryClient();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const shared = (failure: string) => ({
    scope: { id: `list-${id}` },
    onError: (error: unknown) => reportListFailure(queryClient, error, failure),
    onSettled: () => listsChanged(queryClient),
  });
  const moving = useMutation({
    mutationFn: ({ gameId, before }: Move) =>
      api.patch("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, body: { before } }),
    ...shared("The game could not be moved. Please try again."),
  });
  const removing = useMutation({
    mutationFn: async ({ gameId }: Named) => {
      const change = crypto.randomUUID();
      await api.delete("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, change });
      return change;
    },
    ...shared("The game could not be removed. Please try again."),
    onSuccess(change, { name }) {
      toast({
        title: "Success",
        description: `${name} was removed from the list`,
        variant: "success",
        action: undoOf(queryClient, {
          changes: [change],
          done: `${name} is back in the list`,
          failure: UNDO_FAILURE,
          alternative: "add the game again",
          refetch: listsChanged,
        }),
      });
    },
  });
  const noting = useMutation({
    mutationFn: ({ gameId, note }: { gameId: number; note: string | null }) =>
      api.patch("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, body: { note } }),
    ...shared("The note could not be saved. Please try again."),
  });
  const editing = useMutation({
    mutationFn: (changes: Partial<ListFields>) =>
      api.patch("/api/lists/[id]", { params: { id }, body: changes }),
    ...shared("The list could not be saved. Please try again."),
  });

  /** Failures are reported by the mutations. */
  const move = async (change: Move) => {
    setMoves((all) => [...all, change]);
    await moving.mutateAsync(change).catch(() => undefined);
    setMoves((all) => all.filter((one) => one !== change));
  };
  const remove = async (entry: Named) => {
    setRemoved((all) => [...all, entry.gameId]);
    await removing.mutateAsync(entry).catch(() => undefined);
    setRemoved((all) => all.filter((gameId) => gameId !== entry.gameId));
  };
  const shownOf = <Entry extends Named>(entries: readonly Entry[]) =>
    applyMoves(entries, moves).filter(({ gameId }) => !removed.includes(gameId));
  return { move, remove, noting, editing, shownOf };
}
