"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type GameRef, reportFailure, useDoneMark, writeChange } from "./use-shelf-actions";

/** Taking a game off the shelf. */
export function useRemoveGame({ id, name }: GameRef) {
  const queryClient = useQueryClient();
  const [isDone, markDone] = useDoneMark();
  const mutation = useMutation({
    mutationFn: () => removeAtOnce(queryClient, [id]),
    onSuccess: (announce) => {
      markDone();
      announce(name);
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
    onSuccess: (announce) => {
      onDone();
      announce("The game");
    },
    onError: (error, { length: count }) =>
      reportFailure(queryClient, error, `Failed to remove ${count === 1 ? "game" : "games"} from collection`),
  });
}

/**
 * Takes games off the shelf; they are gone from the screen at once.
 * @returns what tells of it, with a way back, and calls a single game as it is told to. @throws {AppError}
 */
async function removeAtOnce(
  queryClient: QueryClient,
  gameIds: readonly number[],
): Promise<(name: string) => void> {
  // Before anything is written, so that a way back that cannot be loaded leaves the game where it is.
  const [{ rememberGames }, { announceRemoved }] = await Promise.all([
    import("@/lib/collection/shelf-cache"),
    import("./undo-removal"),
  ]);
  const ids = new Set(gameIds);
  const removed = rememberGames(queryClient, ids);
  const undos = await writeChange(queryClient, { gameIds: ids, edits: null }, async () => {
    const { removeGames } = await import("@/lib/collection/fetchers");
    return removeGames(gameIds);
  });
  return (name) => announceRemoved(queryClient, { undos, count: gameIds.length, removed: [removed] }, name);
}
