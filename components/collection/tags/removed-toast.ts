import type { QueryClient } from "@tanstack/react-query";
import { undoAction } from "@/components/collection/undo-action";
import { toast } from "@/components/ui/toast-store";
import type { RemovedTag } from "@/lib/collection/tag-schema";

/** Shows that tags were deleted or merged, with "Undo". */
export function toastRemovedTags(
  queryClient: QueryClient,
  removed: readonly RemovedTag[],
  description: string,
): void {
  toast({
    title: "Success",
    description,
    variant: "success",
    ...(removed.length > 0 && {
      action: undoAction(queryClient, {
        otherwise: "tag the games again",
        failure: "Failed to restore the tag",
        async undo() {
          const { undoTagRemoval } = await import("@/lib/collection/copy-fetchers");
          for (const tag of removed) await undoTagRemoval(tag);
        },
      }),
    }),
  });
}
