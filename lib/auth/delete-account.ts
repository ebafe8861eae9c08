import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { answerOf, withinLimit } from "@/lib/supabase/answers";
import { clearSession } from "@/lib/supabase/cookies";
import { fromAuthError } from "@/lib/supabase/errors";
import { createUserClient } from "@/lib/supabase/server";
import { getEmailState } from "./change-email";
import { limitGuesses } from "./limit-guesses";
import { isRecentLinkSession } from "./recovery";
import type { Deletion, DeletionConfirmation } from "./schema";
import type { CurrentUser } from "./user";

/** GoTrue hashes the password. */
export const DELETION_TIME_LIMIT_MS = 12_000;
const WRONG_PASSWORD = "That is not your password.";

/** A mail's link that was opened recently proves who the user is, too. The database decides. */
export async function needsPassword({ supabase }: CurrentUser): Promise<boolean> {
  const { data } = await supabase.auth.getClaims();
  return !isRecentLinkSession(data?.claims.amr ?? []);
}

/** Hides the account, ends all of its sessions, and schedules the deletion. This browser's cookies stay: see `leave`. */
export async function requestDeletion(
  request: Request,
  user: CurrentUser,
  { password, captchaToken }: DeletionConfirmation,
): Promise<Deletion> {
  const { client, limit } = await createUserClient({ timeLimitMs: DELETION_TIME_LIMIT_MS });
  if (password) {
    const { email } = await getEmailState(user);
    await limitGuesses(request, { email, captchaToken }, async () => {
      // Begins a session, with which the database accepts the request.
      const proof = client.auth.signInWithPassword({ email, password, options: { captchaToken } });
      const { error } = await withinLimit(limit, proof);
      if (error?.code === "invalid_credentials") {
        throw new AppError("invalid_credentials", WRONG_PASSWORD, { cause: error });
      }
      if (error) throw fromAuthError(error);
    });
  }
  const deletesAt = await answerOf(client.rpc("request_account_deletion"));
  return { deletesAt: new Date(deletesAt).toISOString() };
}

/** Removes the session that the database has ended. */
export async function leave(): Promise<void> {
  clearSession(await cookies());
}

/** @throws {AppError} `conflict` after the week */
export async function restoreAccount({ supabase }: CurrentUser): Promise<void> {
  await answerOf(supabase.rpc("restore_account"));
}
