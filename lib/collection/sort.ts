export const COLLECTION_SORTS = ["added", "name", "rating", "release", "hours"] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

export const SORT_LABELS: Record<CollectionSort, string> = {
  added: "Recently added",
  name: "Name",
  rating: "Rating",
  release: "Release date",
  hours: "Hours played",
};
