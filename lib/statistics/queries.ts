import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { collectionKeys } from "@/lib/collection/keys";

const all = [...collectionKeys.all, "statistics"] as const;

/** Below the shelf's keys: every write to the shelf reads them again. */
const statisticsKeys = {
  own: [...all, "all"] as const,
  year: (year: string) => [...all, "year", year] as const,
};

const FRESH_MS = 60_000;

export function statisticsOptions() {
  return queryOptions({
    queryKey: statisticsKeys.own,
    queryFn: ({ signal }) => api.get("/api/statistics", { signal }),
    staleTime: FRESH_MS,
  });
}

/** @param year as in the address */
export function yearOptions(year: string) {
  return queryOptions({
    queryKey: statisticsKeys.year(year),
    queryFn: ({ signal }) => api.get("/api/statistics/year", { query: { of: year }, signal }),
    staleTime: FRESH_MS,
  });
}
