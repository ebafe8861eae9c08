"use client";

import { useState } from "react";
import { UNDO_FAILURE, useListWrite } from "@/components/collection/add-to-list/lists-changed";
import { api } from "@/lib/browser-api";
import type { ListFields } from "@/lib/lists/schema";
import { applyMoves, type Move } from "./moves";

type Named = { gameId: number; name: string };

/** Writes to one list, one after the other. Each stays pending until the list has been read again. */
export function useListWrites(id: string) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const scope = `list-${id}`;
  const moving = useListWrite({
    scope,
    write: ({ gameId, before }: Move) =>
      api.patch("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, body: { before } }),
    failure: "The game could not be moved. Please try again.",
  });
  const removing = useListWrite({
    scope,
    write: ({ gameId }: Named, change) =>
      api.delete("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, change }),
    done: (_, { name }) => ({
      text: `${name} was removed from the list`,
      undo: {
        done: `${name} is back in the list`,
        failure: UNDO_FAILURE,
        alternative: "add the game again",
      },
    }),
    failure: "The game could not be removed. Please try again.",
  });
  const noting = useListWrite({
    scope,
    write: ({ gameId, note }: { gameId: number; note: string | null }) =>
      api.patch("/api/lists/[id]/games/[gameId]", { params: { id, gameId }, body: { note } }),
    failure: "The note could not be saved. Please try again.",
  });
  const editing = useListWrite({
    scope,
    write: (changes: Partial<ListFields>) => api.patch("/api/lists/[id]", { params: { id }, body: changes }),
    failure: "The list could not be saved. Please try again.",
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
