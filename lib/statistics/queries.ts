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
