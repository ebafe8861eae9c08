import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";

/** The spec's status poll (accounts, section 9). */
const POLL_MS = 60_000;

export function statusChecksOptions() {
  return queryOptions({
    queryKey: ["status-checks"],
    queryFn: ({ signal }) => api.get("/api/status-checks", { signal }),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    // A failure is a result here, and the next poll tries again.
    retry: false,
  });
}
