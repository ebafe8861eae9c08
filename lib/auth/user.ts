import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { withinLimit } from "@/lib/supabase/answers";
import { clearSession, isRefreshDue, isSessionCookie } from "@/lib/supabase/cookies";
import { AWAY, fromAuthError, isAway, NOT_AUTHENTICATED } from "@/lib/supabase/errors";
import { isRefreshLimited } from "@/lib/supabase/fetch";
import { createUserClient, type Limits } from "@/lib/supabase/server";

export type CurrentUser = {
  id: string;
  email: string;
  /** Queries run under this person's own token, so row-level security is the lock. */
  supabase: SupabaseClient;
};

/**
 * Who makes this request, or null. A session that is due is refreshed on the way, and its cookies go out with the answer.
 * @throws {AppError} `upstream_unavailable` when there is a session that nobody can vouch for right now.
 */
export async function getUser(limits?: Limits): Promise<CurrentUser | null> {
  const store = await cookies();
  if (!store.getAll().some(isSessionCookie)) return null;
  // The library would come to the same after much more work, and a log entry for each request of an attacker.
  if (isRefreshDue(store.getAll()) && (await isRefreshLimited())) {
    throw new AppError("upstream_unavailable", AWAY);
  }
  const { client, limit } = await createUserClient(limits);
  const { data, error } = await withinLimit(limit, client.auth.getClaims());
  if (data) return { id: data.claims.sub, email: data.claims.email ?? "", supabase: client };
  if (error && isAway(error)) throw fromAuthError(error);
  clearSession(store);
  return null;
}

/** @throws {AppError} `not_authenticated`, in the spec's words. */
export async function requireUser(limits?: Limits): Promise<CurrentUser> {
  const user = await getUser(limits);
  if (!user) throw new AppError("not_authenticated", NOT_AUTHENTICATED);
  return user;
}

/**
 * The same for a request whose work may rightly take longer than a read. Whether there is an account service at all is
 * asked first, within the time of a read.
 * @throws {AppError} as `requireUser` does, and `upstream_unavailable` as `getUser` does.
 */
export async function requireUserFor(timeLimitMs: number): Promise<CurrentUser> {
  await requireUser();
  return requireUser({ timeLimitMs });
}
