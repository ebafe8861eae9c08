import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";

export function ownModerationOptions(userId: string) {
  return queryOptions({
    queryKey: ["moderation", "own", userId],
    queryFn: ({ signal }) => api.get("/api/moderation", { signal }),
    staleTime: 60_000,
  });
}
