"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { currentToast, toast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import { AppError } from "@/lib/errors";
import { type GameRef, reportFailure, shelfChanged, useDoneMark, writeChange } from "./use-shelf-actions";

const games = (count: number) => `${count.toLocaleString("en-US")} games`;

/** Taking a game off the shelf. */
export function useRemoveGame({ id, name }: GameRef) {
  const queryClient = useQueryClient();
  const [isDone, markDone] = useDoneMark();
  const mutation = useMutation({
    mutationFn: () => removeAtOnce(queryClient, [id]),
    onSuccess: (undos) => {
      markDone();
      announceRemoved(queryClient, { undos, count: 1 }, name);
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
    onSuccess: (undos, { length: count }) => {
      onDone();
      announceRemoved(queryClient, { undos, count }, "The game");
    },
    onError: (error, { length: count }) =>
      reportFailure(queryClient, error, `Failed to remove ${count === 1 ? "game" : "games"} from collection`),
  });
}

/** Takes games off the shelf; they are gone from the screen at once. @returns what undoes it. @throws {AppError} */
function removeAtOnce(queryClient: QueryClient, gameIds: readonly number[]): Promise<string[]> {
  return writeChange(queryClient, { gameIds: new Set(gameIds), edits: null }, async () => {
    const { removeGames } = await import("@/lib/collection/fetchers");
    return removeGames(gameIds);
  });
}

type Removal = { undos: readonly string[]; count: number };

/** What the toast of this id would put back. */
let announced: { toastId: number; removal: Removal } | null = null;

/**
 * The spec's toast, with a way back. Only one toast is seen at a time, so a removal that follows while the last one's
 * still stands is told and undone together with it. `name` is what a single game is called.
 */
function announceRemoved(queryClient: QueryClient, latest: Removal, name: string): void {
  const earlier = announced && announced.toastId === currentToast()?.id ? announced.removal : null;
  const undos = [...(earlier?.undos ?? []), ...latest.undos];
  const count = (earlier?.count ?? 0) + latest.count;
  const undo = async () => {
    try {
      const { postUndo } = await import("@/lib/collection/fetchers");
      await postUndo(undos);
      shelfChanged(queryClient);
      const whatIs = count === 1 ? `${name} is` : `${games(count)} are`;
      toast({ title: "Success", description: `${whatIs} back in your collection`, variant: "success" });
    } catch (error) {
      const isOver = error instanceof AppError && error.code === "not_found";
      reportFailure(
        queryClient,
        error,
        isOver ? error.message : "Failed to put back what was removed from collection",
      );
      void queryClient.invalidateQueries({ queryKey: collectionKeys.all });
    }
  };
  const toastId = toast({
    title: "Success",
    description: `${count === 1 ? "Game" : games(count)} removed from collection`,
    variant: "success",
    ...(undos.length > 0
      ? {
          action: {
            label: "Undo",
            altText:
              count === 1
                ? "To undo this, press F8 and choose Undo, or add the game again."
                : "To undo this, press F8 and choose Undo, or add the games again.",
            onSelect: () => void undo(),
          },
        }
      : {}),
  });
  announced = { toastId, removal: { undos, count } };
}
