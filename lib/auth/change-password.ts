import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { AppError } from "@/lib/errors";
import { wrongPasswords } from "@/lib/http/rate-limit";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createUserClient } from "@/lib/supabase/server";
import { endRecovery, isRecovery } from "./recovery";
import type { ChangePassword } from "./schema";
import { requireUserFor } from "./user";

/** Passwords are hashed several times, and looked up among the leaked ones. */
const TIME_LIMIT_MS = 12_000;

const RECOVERY_OVER =
  "This link is not valid any more: it has been used already, or it is too old. Please ask for a new one.";
const NOT_THE_CURRENT_ONE = "That is not your current password.";

/**
 * The password that a person chooses who came by a recovery's link. The service ends all other sessions; wrong passwords
 * of before do not count any more, so that a locked account can be signed in to at once.
 * @throws {AppError} `link_expired` in any other session.
 */
export async function chooseNewPassword(password: string): Promise<void> {
  const user = await requireUserFor(TIME_LIMIT_MS);
  if (!(await isRecovery(user))) throw new AppError("link_expired", RECOVERY_OVER);
  await setPassword(() => user.supabase.auth.updateUser({ password }));
  await Promise.all([endRecovery(), wrongPasswords(user.email).reset()]);
}

/**
 * Changes the password of who is signed in; the service ends all other sessions. It would take a session that a link has
 * begun without the current password, and where "Require current password when updating" is off every one. So the
 * current password is proved by signing in with it, which also makes the session young enough for "Secure password
 * change".
 * @throws {AppError} `invalid_credentials` when it is not the current one.
 */
export async function changePassword(
  email: string,
  { currentPassword, password, captchaToken }: ChangePassword,
): Promise<void> {
  await assertReachable();
  const { client, limit } = await createUserClient({ timeLimitMs: TIME_LIMIT_MS });
  const proof = client.auth.signInWithPassword({
    email,
    password: currentPassword,
    options: { captchaToken },
  });
  const { error: wrong } = await withinLimit(limit, proof);
  if (wrong?.code === "invalid_credentials") {
    throw new AppError("invalid_credentials", NOT_THE_CURRENT_ONE, { cause: wrong });
  }
  if (wrong) throw fromAuthError(wrong);
  await setPassword(() =>
    withinLimit(limit, client.auth.updateUser({ password, current_password: currentPassword })),
  );
}

/** GoTrue's ways to say of a change that was made a moment ago that it is made. */
const MADE_ALREADY = ["same_password", "current_password_invalid"];

/**
 * A change without an answer may have been made all the same. Who then tried again would be told that their password is
 * wrong, so it is asked for twice: the second answer says which it is.
 */
async function setPassword(change: () => Promise<{ error: AuthError | null }>): Promise<void> {
  const { error } = await change();
  if (!error) return;
  if (!isAuthRetryableFetchError(error)) throw fromAuthError(error);
  const { error: second } = await change();
  if (second && !MADE_ALREADY.includes(second.code ?? "")) throw fromAuthError(second);
}
