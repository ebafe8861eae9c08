import type { QueryClient } from "@tanstack/react-query";
import { currentToast, toast } from "@/components/ui/toast-store";
import { sessionOptions } from "@/lib/auth/queries";
import { announceCollectionChange } from "@/lib/collection/channel";
import type { RemovedGames } from "@/lib/collection/shelf-change";
import { AppError } from "@/lib/errors";
import { formatCount } from "@/lib/format-count";
import { reportFailure, writeChange } from "./use-shelf-actions";

const games = (count: number) => `${formatCount(count)} games`;

/** `undos` are what the server takes, `removed` what this browser knew of the games, the first that went first. */
type Removal = { undos: readonly string[]; count: number; removed: readonly RemovedGames[] };

/** What the toast of this id would put back. */
let announced: { toastId: number; removal: Removal } | null = null;

/**
 * The spec's toast, with a way back. Only one toast is seen at a time, so a removal that follows while the last one's
 * still stands is told and undone together with it. `name` is what a single game is called.
 */
export function announceRemoved(queryClient: QueryClient, latest: Removal, name: string): void {
  const earlier = announced && announced.toastId === currentToast()?.id ? announced.removal : null;
  const removal = {
    undos: [...(earlier?.undos ?? []), ...latest.undos],
    count: (earlier?.count ?? 0) + latest.count,
    removed: [...(earlier?.removed ?? []), ...latest.removed],
  };
  const { undos, count } = removal;
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
            onSelect: undoOf(queryClient, removal, name),
          },
        }
      : {}),
  });
  announced = { toastId, removal };
}

/** @returns what puts the games back, on the screen at once. Another press does nothing, unless the first has failed. */
function undoOf(queryClient: QueryClient, { undos, count, removed }: Removal, name: string): () => void {
  const person = whoIsHere(queryClient);
  const left = [...undos];
  let isAtWork = false;
  const undo = async () => {
    // What was one person's is never shown to the next.
    const back = whoIsHere(queryClient) === person ? removed.toReversed() : [];
    await writeChange(queryClient, { back }, async () => {
      const { postUndo } = await import("@/lib/collection/fetchers");
      for (let next = left[0]; next; next = left[0]) {
        await postUndo(next);
        left.shift();
      }
    });
    // A way back that is shown by now is worth more than the news.
    if (announced && announced.toastId === currentToast()?.id) return;
    const whatIs = count === 1 ? `${name} is` : `${games(count)} are`;
    toast({ title: "Success", description: `${whatIs} back in your collection`, variant: "success" });
  };
  const start = () => {
    if (isAtWork) return;
    isAtWork = true;
    announced = null;
    undo().catch((error: unknown) => {
      isAtWork = false;
      // Of several removals some may be back.
      announceCollectionChange();
      const isOver = error instanceof AppError && error.code === "not_found";
      if (isOver) reportFailure(queryClient, error, error.message);
      else reportFailure(queryClient, error, "Failed to put back what was removed from collection", tryAgain);
    });
  };
  const tryAgain = {
    label: "Try again",
    altText: "To put it back, press F8 and choose Try again, or add it again.",
    onSelect: start,
  };
  return start;
}

function whoIsHere(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(sessionOptions().queryKey)?.user?.id;
}
