import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { collectionKeys } from "./keys";
import { type PickChoices, pickQuery } from "./pick-choices";

const FRESH_MS = 60_000;

/** Below the shelf's keys: every write to the shelf reads it again. */
export function pickOptions(choices: PickChoices) {
  const query = pickQuery(choices);
  return queryOptions({
    queryKey: [...collectionKeys.all, "pick", query],
    queryFn: ({ signal }) => api.get("/api/collection/pick", { query, signal }),
    staleTime: FRESH_MS,
  });
}
