export const COLLECTION_SORTS = [
  "added",
  "name",
  "rating",
  "mine",
  "critics",
  "release",
  "completed",
  "hours",
  "length",
] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

export const SORT_LABELS: Record<CollectionSort, string> = {
  added: "Recently added",
  name: "Name",
  rating: "Rating",
  mine: "My rating",
  critics: "Others’ rating",
  release: "Release date",
  completed: "Recently completed",
  hours: "Hours played",
  length: "Shortest first",
};
