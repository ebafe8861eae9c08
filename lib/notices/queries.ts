import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";

export function noticesOptions() {
  return queryOptions({
    queryKey: ["notices"],
    queryFn: ({ signal }) => api.get("/api/notices", { signal }),
    // What is new is marked as long as the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
