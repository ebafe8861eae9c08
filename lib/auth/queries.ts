import { queryOptions, useQuery } from "@tanstack/react-query";
import { authKeys } from "./keys";
import { parseSession, type SessionUser } from "./session";

const SESSION_FRESH_MS = 60_000;

/** Who is signed in; the one source of it in the browser. */
export function sessionOptions() {
  return queryOptions({
    queryKey: authKeys.session,
    queryFn: async ({ signal }) => {
      const response = await fetch("/api/session", { signal });
      if (!response.ok) throw new Error("The session could not be read.");
      return parseSession(await response.json());
    },
    staleTime: SESSION_FRESH_MS,
    refetchOnWindowFocus: true,
    retry: 1,
  });
}

/** The spec's auth context. `isLoading` until the first answer; a session that cannot be read counts as none. */
export function useSession(): { user: SessionUser | null; isLoading: boolean; isError: boolean } {
  const { data, isPending, isError } = useQuery(sessionOptions());
  return { user: data?.user ?? null, isLoading: isPending, isError };
}
