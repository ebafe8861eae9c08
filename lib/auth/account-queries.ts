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

/** Whether the deletion of the account must be confirmed with the password. */
export function needsPasswordOptions() {
  return queryOptions({
    queryKey: authKeys.needsPassword,
    queryFn: async ({ signal }) => {
      const { fetchNeedsPassword } = await import("./fetchers");
      return fetchNeedsPassword(signal);
    },
    staleTime: 0,
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
