import { queryOptions } from "@tanstack/react-query";
import { authKeys } from "./keys";

/** Whether a username is free, without regard to case. */
export function usernameOptions(name: string) {
  return queryOptions({
    queryKey: authKeys.username(name),
    queryFn: async ({ signal }) => {
      const { fetchAvailability } = await import("./fetchers");
      return fetchAvailability(name, signal);
    },
    staleTime: 0,
    retry: false,
  });
}

/** The e-mail of who is signed in, and the one that waits for its confirmation. */
export function emailStateOptions() {
  return queryOptions({
    queryKey: authKeys.email,
    queryFn: async ({ signal }) => {
      const { fetchEmailState } = await import("./fetchers");
      return fetchEmailState(signal);
    },
    staleTime: 0,
    // The links are opened elsewhere.
    refetchOnWindowFocus: true,
    retry: 1,
  });
}

/** What the bot-check runs with, for a part of a page that the server has not told. */
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
