import type { CollectionTab } from "./status";

export type CollectionFilter = { status: CollectionTab; q: string };

/** Keys of the browser's cache. All of it belongs to one person: it goes when the session changes. */
export const collectionKeys = {
  all: ["collection"] as const,
  lists: ["collection", "list"] as const,
  list: (filter: CollectionFilter) => ["collection", "list", filter] as const,
  item: (gameId: number) => ["collection", "item", gameId] as const,
  statuses: ["collection", "statuses"] as const,
};
