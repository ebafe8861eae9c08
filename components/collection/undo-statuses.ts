import type { QueryClient } from "@tanstack/react-query";
import { type ToastAction, toast } from "@/components/ui/toast-store";
import { undoStatuses } from "@/lib/collection/fetchers";
import type { StatusChangeAnswer } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUS_LABELS } from "@/lib/collection/status";
import { undoAction } from "./undo-action";

type Before = StatusChangeAnswer["before"];

export const undoOfStatuses = (
  queryClient: QueryClient,
  status: ChoosableStatus,
  before: Before,
  news: string,
): ToastAction =>
  undoAction(queryClient, {
    alternative: "change the status again",
    failure: "Failed to restore the previous statuses",
    async undo() {
      if ((await undoStatuses(status, before)) > 0) return news;
      toast({ title: "Nothing undone", description: "The status has been changed since." });
    },
  });

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
