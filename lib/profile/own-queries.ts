import { queryOptions } from "@tanstack/react-query";
import { ownProfileKeys } from "./own-keys";

/** One's own profile. For signed-in people only (`enabled`). */
export function ownProfileOptions() {
  return queryOptions({
    queryKey: ownProfileKeys.own,
    queryFn: async ({ signal }) => {
      const { fetchOwnProfile } = await import("./own-fetchers");
      return fetchOwnProfile(signal);
    },
    // Settings are changed from what they are now, also where another tab has changed them.
    staleTime: 0,
    retry: false,
  });
}
