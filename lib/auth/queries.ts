import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/browser-api";
import { sessionChannel } from "@/lib/tab-channel";
import { useHydrated } from "@/lib/use-hydrated";
import { authKeys } from "./keys";
import type { SessionUser } from "./session";
import { isMarkedSignedIn, showOwnName, showSignedIn } from "./session-hint";

const SESSION_FRESH_MS = 300_000;
/** The server itself waits at most 3 s for the account service. */
const SESSION_LIMIT_MS = 15_000;

export function sessionOptions() {
  return queryOptions({
    queryKey: authKeys.session,
    queryFn: async ({ signal }) => {
      const wasMarked = isMarkedSignedIn();
      const session = await api.get("/api/session", { signal, timeLimitMs: SESSION_LIMIT_MS });
      const isSignedIn = session.user !== null;
      showSignedIn(isSignedIn);
      showOwnName(session.user?.username ?? null);
      // The session began or ended without this tab, and the answer has corrected the marker.
      if (wasMarked !== isSignedIn && isMarkedSignedIn() === isSignedIn) sessionChannel.announceToOthers();
      document.documentElement.toggleAttribute("data-shows-adult", session.user?.showAdult ?? false);
      return session;
    },
    staleTime: SESSION_FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  });
}

type Session = {
  user: SessionUser | null;
  isLoading: boolean;
  /** The account service is unavailable, so the user is unknown. */
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** Use it instead of the query, whose data may arrive before a part of the page is hydrated. */
export function useSession(): Session {
  const isHydrated = useHydrated();
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionOptions());
  return {
    user: (isHydrated && data?.user) || null,
    isLoading: !isHydrated || isPending,
    isError: isHydrated && isError,
    isFetching,
    retry: () => void refetch(),
  };
}
