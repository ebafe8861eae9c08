import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { calendarKeys } from "./keys";

export function feedOptions(userId: string) {
  return queryOptions({
    queryKey: calendarKeys.feed(userId),
    queryFn: ({ signal }) => api.get("/api/calendar-feed", { signal }),
    // Another tab may have turned it off.
    staleTime: 0,
  });
}
