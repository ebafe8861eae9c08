import { queryOptions } from "@tanstack/react-query";
import { calendarKeys } from "./keys";

export function feedOptions(userId: string) {
  return queryOptions({
    queryKey: calendarKeys.feed(userId),
    queryFn: async ({ signal }) => {
      const { fetchFeed } = await import("./fetchers");
      return fetchFeed(signal);
    },
    // Another tab may have turned it off.
    staleTime: 0,
  });
}
