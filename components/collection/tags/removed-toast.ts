import type { QueryClient } from "@tanstack/react-query";
import { undoAction } from "@/components/collection/undo-action";
import { toast } from "@/components/ui/toast-store";
import type { UndoTagsBody } from "@/lib/collection/tag-schema";

/** Shows that tags were deleted or merged, with "Undo"; without it if there is nothing to restore. */
export function toastRemovedTags(
  queryClient: QueryClient,
  removed: UndoTagsBody | null,
  description: string,
): void {
  toast({
    title: "Success",
    description,
    variant: "success",
    ...(removed && {
      action: undoAction(queryClient, {
        alternative: "tag the games again",
        failure: "Failed to restore the tag",
        async undo() {
          const { undoTagRemoval } = await import("@/lib/collection/copy-fetchers");
          await undoTagRemoval(removed);
        },
      }),
    }),
  });
}
