import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { authKeys } from "./keys";

export function usernameOptions(name: string) {
  return queryOptions({
    queryKey: authKeys.username(name),
    queryFn: async ({ signal }) =>
      (await api.get("/api/usernames/[name]", { params: { name }, signal })).available,
    staleTime: 0,
  });
}

export function emailStateOptions() {
  return queryOptions({
    queryKey: authKeys.email,
    queryFn: ({ signal }) => api.get("/api/auth/email", { signal }),
    staleTime: 0,
    // The confirmation links are opened in other tabs.
    refetchOnWindowFocus: true,
  });
}

/** Whether the deletion of the account must be confirmed with the password. */
export function needsPasswordOptions() {
  return queryOptions({
    queryKey: authKeys.needsPassword,
    queryFn: async ({ signal }) => (await api.get("/api/auth/deletion", { signal })).needsPassword,
    staleTime: 0,
  });
}

/** For components that the server did not render. */
export function botCheckOptions() {
  return queryOptions({
    queryKey: authKeys.botCheck,
    queryFn: ({ signal }) => api.get("/api/auth/bot-check", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
