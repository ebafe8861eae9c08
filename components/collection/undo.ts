import type { QueryClient } from "@tanstack/react-query";
import { currentToast, type ToastAction, toast } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";
import { AppError } from "@/lib/errors";
import { reportFailure, shelfChanged } from "./shelf-sync";

export type UndoWords = {
  /** Announced when all is as it was. */
  done: string;
  failure?: string;
  /** How to do the same without the toast, for screen readers: "add the copy again". */
  alternative: string;
  /** Reads again what was restored: the shelf, unless given. */
  refetch?: (queryClient: QueryClient) => Promise<void> | void;
};

type Undo = UndoWords & {
  /** Ids of what is undone together. */
  changes: readonly string[];
};

/** The toast's "Undo". A second press does nothing, unless the first one failed, whose toast offers to try again. */
export function undoOf(
  queryClient: QueryClient,
  { changes, done, failure = "Failed to undo this", alternative, refetch = shelfChanged }: Undo,
): ToastAction {
  const left = [...changes];
  const sum = { restored: 0, kept: 0 };
  let isStarted = false;
  const undo = async () => {
    if (isStarted) return;
    isStarted = true;
    const shown = currentToast()?.id;
    try {
      for (let next = left[0]; next; next = left[0]) {
        const { restored, kept } = await api.post("/api/undo", { body: { change: next } });
        sum.restored += restored;
        sum.kept += kept;
        left.shift();
      }
      // The Undo of a later write is worth more than this news.
      const current = currentToast();
      if (!current?.action || current.id === shown) announce(sum, done);
    } catch (error) {
      const isOver = error instanceof AppError && error.code === "not_found";
      isStarted = isOver;
      if (isOver) reportFailure(queryClient, error, error.message);
      else reportFailure(queryClient, error, failure, { ...action, label: "Try again" });
    }
    void refetch(queryClient);
  };
  const action = {
    label: "Undo",
    altText: `To undo this, press F8 and choose Undo, or ${alternative}.`,
    onSelect: () => void undo(),
  };
  return action;
}

function announce({ restored, kept }: { restored: number; kept: number }, done: string): void {
  if (kept === 0) toast({ title: "Success", description: done, variant: "success" });
  else if (restored === 0) toast({ title: "Nothing undone", description: "It has been changed since." });
  else toast({ title: "Undone in part", description: "Some of it has been changed since." });
}
