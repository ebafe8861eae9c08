import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { withTimeLimit } from "@/lib/time-limit";
import { authKeys } from "./keys";
import { parseSession, type SessionUser } from "./session";
import { announceToOtherTabs } from "./session-channel";
import { noteSession } from "./session-hint";

const SESSION_FRESH_MS = 300_000;
/** The server has waited for the account service for 3 s at most by then, so the line is stuck. */
const SESSION_LIMIT_MS = 15_000;

/** Who is signed in in this browser; the one source of it. `isPending` is the spec's "loading". */
export function sessionOptions() {
  return queryOptions({
    queryKey: authKeys.session,
    queryFn: async ({ signal }) => {
      const response = await fetch("/api/session", { signal: withTimeLimit(signal, SESSION_LIMIT_MS) });
      if (!response.ok) throw new Error("The session could not be read.");
      const session = parseSession(await response.json());
      if (noteSession(session.user !== null)) announceToOtherTabs();
      return session;
    },
    staleTime: SESSION_FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
    // The server has waited for the account service already; what needs it says so within 3 s.
    retry: false,
  });
}

const noChange = () => () => {};

/** False while a part of a page is hydrated, which must look as the server rendered it. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

type Session = {
  user: SessionUser | null;
  isLoading: boolean;
  /** The account service cannot be asked: who is signed in here is not known. */
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
};

/**
 * The spec's auth context: loading until the first answer. A session that cannot be read counts as none. Components take
 * the session from here and not from the query: the answer may be there before a late part of the page is hydrated.
 */
export function useSession(): Session {
  const isHydrated = useIsHydrated();
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionOptions());
  return {
    user: (isHydrated && data?.user) || null,
    isLoading: !isHydrated || isPending,
    isError,
    isFetching,
    retry: () => void refetch(),
  };
}
