import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { profileKeys } from "./keys";

export function ownProfileOptions() {
  return queryOptions({
    queryKey: profileKeys.own,
    queryFn: ({ signal }) => api.get("/api/profile", { signal }),
    // The settings form must start from the current values, even when another tab changed them.
    staleTime: 0,
  });
}

/** Who sees the user's profile, and so what is public or for followers. */
export function ownVisibilityOptions() {
  return queryOptions({ ...ownProfileOptions(), select: ({ visibility }) => visibility });
}

export function storedBytesOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.storedBytes(userId),
    queryFn: ({ signal }) => api.get("/api/profile/storage", { signal }),
    staleTime: 0,
  });
}
