/** What a feed can be narrowed to, as in the page's address. Labels are in `components/feed/feed-list.tsx`. */
export const FEED_KINDS = ["everything", "reviews", "finished", "lists"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Keys of the browser's cache, which is cleared when the session changes. */
export const feedKeys = {
  all: ["feed"] as const,
  feed: (kind: FeedKind) => ["feed", kind] as const,
  /** Not refetched after a follow, so that the button stays where it was pressed. */
  suggested: ["suggested-people"] as const,
};
