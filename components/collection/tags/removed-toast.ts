import type { QueryClient } from "@tanstack/react-query";
import { reportFailure, shelfChanged } from "@/components/collection/shelf-sync";
import { toast } from "@/components/ui/toast-store";
import type { RemovedTag } from "@/lib/collection/tag-schema";

/** Shows that tags were deleted or merged, with "Undo". */
export function toastRemovedTags(
  queryClient: QueryClient,
  removed: readonly RemovedTag[],
  description: string,
): void {
  const undo = async () => {
    const { undoTagRemoval } = await import("@/lib/collection/copy-fetchers");
    try {
      for (const tag of removed) await undoTagRemoval(tag);
    } catch (error) {
      reportFailure(queryClient, error, "Failed to restore the tag");
    }
    void shelfChanged(queryClient);
  };
  toast({
    title: "Success",
    description,
    variant: "success",
    ...(removed.length > 0 && {
      action: {
        label: "Undo",
        altText: "To undo this, press F8 and choose Undo, or tag the games again.",
        onSelect: () => void undo(),
      },
    }),
  });
}
