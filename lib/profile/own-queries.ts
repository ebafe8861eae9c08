import { queryOptions } from "@tanstack/react-query";
import { profileKeys } from "./keys";

export function ownProfileOptions() {
  return queryOptions({
    queryKey: profileKeys.own,
    queryFn: async ({ signal }) => {
      const { fetchOwnProfile } = await import("./own-fetchers");
      return fetchOwnProfile(signal);
    },
    // The settings form must start from the current values, even when another tab changed them.
    staleTime: 0,
  });
}

export function storedBytesOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.storedBytes(userId),
    queryFn: async ({ signal }) => {
      const { fetchStoredBytes } = await import("./own-fetchers");
      return fetchStoredBytes(signal);
    },
    staleTime: 0,
  });
}
