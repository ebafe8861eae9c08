import type { Done } from "@/components/collection/use-shelf-writes";

/** Tags were deleted or merged, which can be undone unless there were none. */
export const removedTags = (removed: number, text: string): Done => ({
  text,
  undo: removed > 0 && {
    done: removed === 1 ? "The tag is as it was" : "The tags are back",
    failure: "Failed to restore the tag",
    alternative: "tag the games again",
  },
});
