import type { CollectionFilter } from "@/lib/collection/keys";
import { COLLECTION_SORTS } from "@/lib/collection/sort";
import { COLLECTION_TABS } from "@/lib/collection/status";

/** What the address of the screen asks for; an unknown tab is all of it, an unknown sort the newest first. */
export function filterOf(query: { get(name: string): string | null }): CollectionFilter {
  const asked = query.get("status");
  const status = COLLECTION_TABS.find((tab) => tab === asked) ?? "all";
  const wanted = query.get("sort");
  const sort = COLLECTION_SORTS.find((name) => name === wanted) ?? "added";
  return { status, sort, q: query.get("q")?.trim().slice(0, 100) ?? "" };
}

/** The address that asks for it. */
export function collectionHref({ status, q, sort }: CollectionFilter): string {
  const query = new URLSearchParams();
  if (status !== "all") query.set("status", status);
  if (q) query.set("q", q);
  if (sort !== "added") query.set("sort", sort);
  return query.size > 0 ? `/collection?${query}` : "/collection";
}
