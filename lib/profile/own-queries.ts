import { queryOptions } from "@tanstack/react-query";
import { profileKeys } from "./keys";

/** One's own profile. For signed-in people only (`enabled`). */
export function ownProfileOptions() {
  return queryOptions({
    queryKey: profileKeys.own,
    queryFn: async ({ signal }) => {
      const { fetchOwnProfile } = await import("./own-fetchers");
      return fetchOwnProfile(signal);
    },
    // Settings are changed from what they are now, also where another tab has changed them.
    staleTime: 0,
    retry: false,
  });
}
