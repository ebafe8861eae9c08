import { queryOptions } from "@tanstack/react-query";
import { statusKeys } from "./keys";

/** The spec's status poll (accounts, section 9). */
const POLL_MS = 60_000;

export function statusChecksOptions() {
  return queryOptions({
    queryKey: statusKeys.checks,
    queryFn: async ({ signal }) => {
      const { fetchStatusChecks } = await import("./fetchers");
      return fetchStatusChecks(signal);
    },
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    // A failure is a result here, and the next poll tries again.
    retry: false,
  });
}
