import "server-only";
import { cookies } from "next/headers";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError, withUserMessage } from "@/lib/errors";
import type { Access } from "@/lib/http/route";
import { withinLimit } from "@/lib/supabase/answers";
import { clearSession, isRefreshDue, isSessionCookie } from "@/lib/supabase/cookies";
import type { DatabaseClient } from "@/lib/supabase/database-client";
import { fromAuthError, isUnavailable, NOT_AUTHENTICATED } from "@/lib/supabase/errors";
import { isRefreshLimited } from "@/lib/supabase/fetch";
import { createUserClient, type Limits } from "@/lib/supabase/server";

export type CurrentUser = {
  id: string;
  email: string;
  /** Queries run under the user's own token, so row-level security applies. */
  supabase: DatabaseClient;
};

/** Refreshes a session that is due. @throws {AppError} `upstream_unavailable` when a session cannot be verified now. */
export async function getUser(limits?: Limits): Promise<CurrentUser | null> {
  const store = await cookies();
  if (!store.getAll().some(isSessionCookie)) return null;
  // The library would fail the same way, after more work and with a log line per request.
  if (isRefreshDue(store.getAll()) && (await isRefreshLimited())) {
    throw new AppError("upstream_unavailable", ACCOUNT_UNAVAILABLE_MESSAGE);
  }
  const { client, limit } = await createUserClient(limits);
  const { data, error } = await withinLimit(limit, client.auth.getClaims());
  if (data) return { id: data.claims.sub, email: data.claims.email ?? "", supabase: client };
  if (error && isUnavailable(error)) throw fromAuthError(error);
  clearSession(store);
  return null;
}

/** @throws {AppError} `not_authenticated` */
export async function requireUser(limits?: Limits): Promise<CurrentUser> {
  const user = await getUser(limits);
  if (!user) throw new AppError("not_authenticated", NOT_AUTHENTICATED);
  return user;
}

/** For work that takes longer than a read. First checks within a read's time that the account service is available. */
export async function requireUserFor(timeLimitMs: number): Promise<CurrentUser> {
  await requireUser();
  return requireUser({ timeLimitMs });
}

type SignedInOptions = {
  /** For all Supabase calls of the request together. */
  timeLimitMs?: number;
  /** Replaces the message of an outage. */
  failureMessage?: string;
};

export function signedIn({ timeLimitMs, failureMessage }: SignedInOptions = {}): Access<CurrentUser> {
  const authenticate = () => (timeLimitMs === undefined ? requireUser() : requireUserFor(timeLimitMs));
  return {
    isPersonal: true,
    accountOf: ({ id }) => id,
    authenticate:
      failureMessage === undefined ? authenticate : () => withUserMessage(failureMessage, authenticate),
  };
}
