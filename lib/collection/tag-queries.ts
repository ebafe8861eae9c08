import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { collectionKeys } from "./keys";

const FRESH_MS = 60_000;

/** Below the shelf's keys: every write to the shelf reads them again. */
export function tagsOptions() {
  return queryOptions({
    queryKey: [...collectionKeys.all, "tags"] as const,
    queryFn: async ({ signal }) => (await api.get("/api/tags", { signal })).tags,
    staleTime: FRESH_MS,
  });
}
