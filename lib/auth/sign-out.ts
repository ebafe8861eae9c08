import "server-only";
import { cookies } from "next/headers";
import { log } from "@/lib/log";
import { withinLimit } from "@/lib/supabase/answers";
import { clearSession } from "@/lib/supabase/cookies";
import { fromAuthError } from "@/lib/supabase/errors";
import { createUserClient } from "@/lib/supabase/server";

/** The service's ways to say that the session is already gone. */
const ALREADY_GONE = [401, 403, 404];

/**
 * Ends this browser's session. The cookies go in any case: a person who leaves must be able to while the service is
 * away, and without them nobody holds the tokens any more.
 */
export async function signOut(): Promise<void> {
  const store = await cookies();
  const { client, limit } = await createUserClient();
  try {
    const { error } = await withinLimit(limit, client.auth.signOut({ scope: "local" }));
    if (error && !ALREADY_GONE.includes(error.status ?? 0)) throw fromAuthError(error);
  } catch (error) {
    log.warn("sign_out_not_confirmed", { error });
  }
  clearSession(store);
}
