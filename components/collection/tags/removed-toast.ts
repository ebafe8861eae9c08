import type { QueryClient } from "@tanstack/react-query";
import { undoOf } from "@/components/collection/undo";
import { toast } from "@/components/ui/toast-store";

/** Shows that tags were deleted or merged, with "Undo" unless there were none. */
export function toastRemovedTags(
  queryClient: QueryClient,
  { removed, change, description }: { removed: number; change: string; description: string },
): void {
  toast({
    title: "Success",
    description,
    variant: "success",
    ...(removed > 0 && {
      action: undoOf(queryClient, {
        changes: [change],
        done: removed === 1 ? "The tag is as it was" : "The tags are back",
        failure: "Failed to restore the tag",
        alternative: "tag the games again",
      }),
    }),
  });
}
