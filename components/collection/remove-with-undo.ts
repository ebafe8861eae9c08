import type { QueryClient } from "@tanstack/react-query";
import { currentToast, toast } from "@/components/ui/toast-store";
import { removeGames } from "@/lib/collection/bulk-writes";
import { formatCount } from "@/lib/format-count";
import { undoOf } from "./undo";

/** What the toast of this id can undo. */
let announced: { toastId: number; changes: readonly string[]; count: number } | null = null;

/**
 * Removes games and shows the spec's toast with "Undo". While the toast of an earlier removal is shown, one toast reports
 * and undoes both. `name` is what a single game is called. @throws {AppError}
 */
export async function removeWithUndo(
  queryClient: QueryClient,
  gameIds: readonly number[],
  name: string,
): Promise<void> {
  const removed = await removeGames(gameIds);
  const earlier = announced?.toastId === currentToast()?.id ? announced : null;
  const changes = [...(earlier?.changes ?? []), ...removed];
  const count = (earlier?.count ?? 0) + gameIds.length;
  const games = `${formatCount(count)} games`;
  const undo = undoOf(queryClient, {
    changes,
    done: `${count === 1 ? `${name} is` : `${games} are`} back in your collection`,
    failure: "Failed to restore the removed games",
    alternative: `add the ${count === 1 ? "game" : "games"} again`,
  });
  const toastId = toast({
    title: "Success",
    description: `${count === 1 ? "Game" : games} removed from collection`,
    variant: "success",
    ...(changes.length > 0 ? { action: undo } : {}),
  });
  announced = { toastId, changes, count };
}
