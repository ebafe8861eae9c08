"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RemovedGames } from "@/lib/collection/shelf-change";
import { announceRemoved } from "./undo-removal";
import { type GameRef, reportFailure, useDoneMark, writeChange } from "./use-shelf-actions";

/** Taking a game off the shelf. */
export function useRemoveGame({ id, name }: GameRef) {
  const queryClient = useQueryClient();
  const [isDone, markDone] = useDoneMark();
  const mutation = useMutation({
    mutationFn: () => removeAtOnce(queryClient, [id]),
    onSuccess: ({ undos, removed }) => {
      markDone();
      announceRemoved(queryClient, { undos, count: 1, removed: [removed] }, name);
    },
    onError: (error) => reportFailure(queryClient, error, "Failed to remove game from collection"),
  });
  return { remove: () => mutation.mutate(), isPending: mutation.isPending, isDone };
}

/** Removing many games at once. They are gone from the screen before the server has answered. */
export function useRemoveMany(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => removeAtOnce(queryClient, ids),
    onSuccess: ({ undos, removed }, { length: count }) => {
      onDone();
      announceRemoved(queryClient, { undos, count, removed: [removed] }, "The game");
    },
    onError: (error, { length: count }) =>
      reportFailure(queryClient, error, `Failed to remove ${count === 1 ? "game" : "games"} from collection`),
  });
}

/**
 * Takes games off the shelf; they are gone from the screen at once.
 * @returns what undoes it on the server, and what puts them back on the screen. @throws {AppError}
 */
async function removeAtOnce(
  queryClient: QueryClient,
  gameIds: readonly number[],
): Promise<{ undos: string[]; removed: RemovedGames }> {
  const { rememberGames } = await import("@/lib/collection/shelf-cache");
  const ids = new Set(gameIds);
  const removed = rememberGames(queryClient, ids);
  const undos = await writeChange(queryClient, { gameIds: ids, edits: null }, async () => {
    const { removeGames } = await import("@/lib/collection/fetchers");
    return removeGames(gameIds);
  });
  return { undos, removed };
}
