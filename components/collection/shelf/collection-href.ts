import type { CollectionFilter } from "@/lib/collection/keys";
import { COLLECTION_SORTS } from "@/lib/collection/sort";
import { COLLECTION_LISTS } from "@/lib/collection/status";

/** The filter of the screen's URL. Unknown values become the defaults. */
export function filterOf(query: { get(name: string): string | null }): CollectionFilter {
  const status = COLLECTION_LISTS.find((list) => list === query.get("status")) ?? "all";
  const sort = COLLECTION_SORTS.find((name) => name === query.get("sort")) ?? "added";
  return { status, sort, q: query.get("q")?.trim().slice(0, 100) ?? "" };
}

export function collectionHref({ status, q, sort }: CollectionFilter): string {
  const query = new URLSearchParams();
  if (status !== "all") query.set("status", status);
  if (q) query.set("q", q);
  if (sort !== "added") query.set("sort", sort);
  return query.size > 0 ? `/collection?${query}` : "/collection";
}
