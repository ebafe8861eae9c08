import type { FeedKind } from "./schema";

/** Of the browser's cache, which is cleared when the session changes. */
export const feedKeys = {
  all: ["feed"] as const,
  feed: (kind: FeedKind) => ["feed", kind] as const,
  /** Not refetched after a follow, so that the button stays where it was pressed. */
  suggested: ["suggested-people"] as const,
};
