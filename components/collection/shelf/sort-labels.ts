import type { CollectionSort } from "@/lib/collection/sort";

export const SORT_LABELS: Record<CollectionSort, string> = {
  added: "Recently added",
  name: "Name",
  rating: "Rating",
  release: "Release date",
  hours: "Hours played",
};
