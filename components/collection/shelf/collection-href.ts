import type { CollectionFilter } from "@/lib/collection/keys";
import { COLLECTION_SORTS } from "@/lib/collection/sort";
import { COLLECTION_LISTS } from "@/lib/collection/status";

const OWN = ["status", "q", "sort", "import"];

/** The filter of the screen's URL. Unknown values become the defaults. */
export function filterOf(query: URLSearchParams): CollectionFilter {
  const status = COLLECTION_LISTS.find((list) => list === query.get("status")) ?? "all";
  const sort = COLLECTION_SORTS.find((name) => name === query.get("sort")) ?? "added";
  const filter = { status, sort, q: query.get("q")?.trim().slice(0, 100) ?? "" };
  const more = new URLSearchParams(query);
  for (const name of OWN) more.delete(name);
  return more.size > 0 ? { ...filter, more: more.toString().replaceAll("%2C", ",") } : filter;
}

export function collectionHref({ status, q, sort, more }: CollectionFilter): string {
  const query = new URLSearchParams();
  if (status !== "all") query.set("status", status);
  if (q) query.set("q", q);
  if (sort !== "added") query.set("sort", sort);
  const text = [query.toString(), more].filter(Boolean).join("&");
  return text ? `/collection?${text}` : "/collection";
}
