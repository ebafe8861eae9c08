import type { QueryClient } from "@tanstack/react-query";
import { currentToast, toast } from "@/components/ui/toast-store";
import { removeGames, undoRemoval } from "@/lib/collection/fetchers";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { reportFailure, shelfChanged } from "./shelf-sync";

/** `undos` are the server's ids, one for each request. */
type Removal = { undos: readonly string[]; count: number };

/** What the toast of this id can undo. */
let announced: { toastId: number; removal: Removal } | null = null;

const isAnnounced = () => announced !== null && announced.toastId === currentToast()?.id;
const games = (count: number) => `${formatCount(count)} games`;

/**
 * Removes games and shows the spec's toast with "Undo". While the toast of an earlier removal is shown, one toast reports
 * and undoes both. `name` is what a single game is called. @throws {AppError}
 */
export async function removeWithUndo(
  queryClient: QueryClient,
  gameIds: readonly number[],
  name: string,
): Promise<void> {
  const undos = await removeGames(gameIds);
  const earlier = isAnnounced() ? announced?.removal : undefined;
  const removal = {
    undos: [...(earlier?.undos ?? []), ...undos],
    count: (earlier?.count ?? 0) + gameIds.length,
  };
  const isOne = removal.count === 1;
  const action = {
    label: "Undo",
    altText: `To undo this, press F8 and choose Undo, or add the ${isOne ? "game" : "games"} again.`,
    onSelect: undoOf(queryClient, removal, name),
  };
  const toastId = toast({
    title: "Success",
    description: `${isOne ? "Game" : games(removal.count)} removed from collection`,
    variant: "success",
    ...(removal.undos.length > 0 ? { action } : {}),
  });
  announced = { toastId, removal };
}

/** @returns the action of the toast. A second press does nothing, unless the first one failed. */
function undoOf(queryClient: QueryClient, { undos, count }: Removal, name: string): () => void {
  const left = [...undos];
  let isStarted = false;
  const undo = async () => {
    if (isStarted) return;
    isStarted = true;
    announced = null;
    try {
      for (let next = left[0]; next; next = left[0]) {
        await undoRemoval(next);
        left.shift();
      }
    } catch (error) {
      isStarted = false;
      fail(error);
      return;
    } finally {
      void shelfChanged(queryClient);
    }
    // The Undo of a later removal is worth more than this news.
    if (isAnnounced()) return;
    const subject = count === 1 ? `${name} is` : `${games(count)} are`;
    toast({ title: "Success", description: `${subject} back in your collection`, variant: "success" });
  };
  const fail = (error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") {
      reportFailure(queryClient, error, error.message);
      return;
    }
    reportFailure(queryClient, error, "Failed to restore the removed games", {
      label: "Try again",
      altText: "To put it back, press F8 and choose Try again, or add it again.",
      onSelect: () => void undo(),
    });
  };
  return () => void undo();
}
