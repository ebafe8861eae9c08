import { queryOptions } from "@tanstack/react-query";
import { collectionKeys } from "./keys";

const FRESH_MS = 60_000;

/** Below the shelf's keys: every write to the shelf reads them again. */
export function tagsOptions() {
  return queryOptions({
    queryKey: [...collectionKeys.all, "tags"] as const,
    queryFn: async ({ signal }) => {
      const { fetchTags } = await import("./copy-fetchers");
      return fetchTags(signal);
    },
    staleTime: FRESH_MS,
  });
}
