import type { QueryClient } from "@tanstack/react-query";
import { type ToastAction, toast } from "@/components/ui/toast-store";
import { undoStatuses } from "@/lib/collection/fetchers";
import type { StatusChangeAnswer } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUS_LABELS } from "@/lib/collection/status";
import { reportFailure, shelfChanged } from "./shelf-sync";

type Before = StatusChangeAnswer["before"];

/** The action of a toast. A second press does nothing, unless the first one failed. */
export function undoOfStatuses(
  queryClient: QueryClient,
  status: ChoosableStatus,
  before: Before,
  news: string,
): ToastAction {
  let isStarted = false;
  const undo = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await undoStatuses(status, before);
      toast({ title: "Success", description: news, variant: "success" });
    } catch (error) {
      isStarted = false;
      reportFailure(queryClient, error, "Failed to restore the former statuses", action);
    }
    void shelfChanged(queryClient);
  };
  const action: ToastAction = {
    label: "Undo",
    altText: "To undo this, press F8 and choose Undo, or change the status again.",
    onSelect: () => void undo(),
  };
  return action;
}

export function announceMove(
  queryClient: QueryClient,
  name: string,
  status: ChoosableStatus,
  before: Before,
): void {
  toast({
    title: "Success",
    description: `Moved ${name} to ${STATUS_LABELS[status]}`,
    variant: "success",
    action: undoOfStatuses(queryClient, status, before, `${name} is as it was`),
  });
}
