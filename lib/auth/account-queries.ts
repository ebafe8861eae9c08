import { queryOptions } from "@tanstack/react-query";
import { authKeys } from "./keys";

export function usernameOptions(name: string) {
  return queryOptions({
    queryKey: authKeys.username(name),
    queryFn: async ({ signal }) => {
      const { fetchAvailability } = await import("./fetchers");
      return fetchAvailability(name, signal);
    },
    staleTime: 0,
  });
}

export function emailStateOptions() {
  return queryOptions({
    queryKey: authKeys.email,
    queryFn: async ({ signal }) => {
      const { fetchEmailState } = await import("./fetchers");
      return fetchEmailState(signal);
    },
    staleTime: 0,
    // The confirmation links are opened in other tabs.
    refetchOnWindowFocus: true,
  });
}

/** For components that the server did not render. */
export function botCheckOptions() {
  return queryOptions({
    queryKey: authKeys.botCheck,
    queryFn: async ({ signal }) => {
      const { fetchBotCheck } = await import("./fetchers");
      return fetchBotCheck(signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
