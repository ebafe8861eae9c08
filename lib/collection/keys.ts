import type { CollectionSort } from "./sort";
import type { CollectionList } from "./status";

export type CollectionFilter = {
  status: CollectionList;
  q: string;
  sort: CollectionSort;
  /** The other filters and the groups, as in the address; see `parseShelfChoices`. */
  more?: string | undefined;
};

/** Keys of the browser's cache, which is cleared when the session changes. */
export const collectionKeys = {
  all: ["collection"] as const,
  lists: ["collection", "list"] as const,
  page: (filter: CollectionFilter, page: number) => ["collection", "list", filter, page] as const,
  ids: (filter: CollectionFilter) => ["collection", "ids", filter] as const,
  item: (gameId: number) => ["collection", "item", gameId] as const,
  choices: ["collection", "choices"] as const,
  favourites: ["collection", "favourites"] as const,
  search: (q: string) => ["collection", "search", q] as const,
  smartLists: ["collection", "smart-lists"] as const,
  statuses: ["collection", "statuses"] as const,
  home: (month: string) => ["collection", "home", month] as const,
  highlights: ["collection", "highlights"] as const,
  writes: ["collection", "write"] as const,
  releaseNote: (gameId: number) => ["collection", "release", gameId] as const,
};
