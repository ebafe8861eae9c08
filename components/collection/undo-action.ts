import type { QueryClient } from "@tanstack/react-query";
import { type ToastAction, toast } from "@/components/ui/toast-store";
import { reportFailure, shelfChanged } from "./shelf-sync";

type Undo = {
  /** How to do the same without the toast, for screen readers: "add the copy again". */
  alternative: string;
  /** What it returns is announced if it is text. */
  undo: () => Promise<unknown>;
  failure: string | ((error: unknown) => string);
};

/** The toast's "Undo". A second press does nothing, unless the first one failed, whose toast offers it again. */
export function undoAction(queryClient: QueryClient, { alternative, undo, failure }: Undo): ToastAction {
  let isStarted = false;
  const run = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const news = await undo();
      if (typeof news === "string") toast({ title: "Success", description: news, variant: "success" });
    } catch (error) {
      isStarted = false;
      reportFailure(queryClient, error, typeof failure === "string" ? failure : failure(error), action);
    }
    void shelfChanged(queryClient);
  };
  const action = {
    label: "Undo",
    altText: `To undo this, press F8 and choose Undo, or ${alternative}.`,
    onSelect: () => void run(),
  };
  return action;
}
