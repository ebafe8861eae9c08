import { queryOptions } from "@tanstack/react-query";
import { statisticsKeys } from "./keys";

const FRESH_MS = 60_000;

export function statisticsOptions() {
  return queryOptions({
    queryKey: statisticsKeys.own,
    queryFn: async ({ signal }) => {
      const { fetchStatistics } = await import("./fetchers");
      return fetchStatistics(signal);
    },
    staleTime: FRESH_MS,
  });
}

/** @param year as in the address */
export function yearOptions(year: string) {
  return queryOptions({
    queryKey: statisticsKeys.year(year),
    queryFn: async ({ signal }) => {
      const { fetchYear } = await import("./fetchers");
      return fetchYear(year, signal);
    },
    staleTime: FRESH_MS,
  });
}
