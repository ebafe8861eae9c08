import "server-only";
import { cookies } from "next/headers";
import { log } from "@/lib/log";
import { withinLimit } from "@/lib/supabase/answers";
import { clearSession } from "@/lib/supabase/cookies";
import { fromAuthError } from "@/lib/supabase/errors";
import { createUserClient } from "@/lib/supabase/server";

/** GoTrue's statuses for a session that has already ended. */
const ALREADY_ENDED = [401, 403, 404];

/** Deletes the cookies in any case, so that users can sign out during an outage. */
export async function signOut(): Promise<void> {
  const store = await cookies();
  const { client, limit } = await createUserClient();
  try {
    const { error } = await withinLimit(limit, client.auth.signOut({ scope: "local" }));
    if (error && !ALREADY_ENDED.includes(error.status ?? 0)) throw fromAuthError(error);
  } catch (error) {
    log.warn("sign_out_not_confirmed", { error });
  }
  clearSession(store);
}
