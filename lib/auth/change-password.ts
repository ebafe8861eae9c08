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

/** GoTrue hashes passwords several times and looks them up among leaked ones. */
const TIME_LIMIT_MS = 12_000;

const RECOVERY_EXPIRED =
  "This link is no longer valid: it has already been used, or it is too old. Please ask for a new one.";
const WRONG_PASSWORD = "That is not your current password.";

/** GoTrue ends all other sessions. @throws {AppError} `link_expired` unless a recovery link started the session. */
export async function chooseNewPassword(password: string): Promise<void> {
  const user = await requireUserFor(TIME_LIMIT_MS);
  if (!(await isRecovery(user))) throw new AppError("link_expired", RECOVERY_EXPIRED);
  await setPassword(() => user.supabase.auth.updateUser({ password }));
  await Promise.all([endRecovery(), wrongPasswords(user.email).reset()]);
}

/**
 * Signing in proves the current password: GoTrue itself does not require it in sessions that a link started, nor in any when
 * "Require current password when updating" is off. It also makes the session recent enough for "Secure password change".
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
    throw new AppError("invalid_credentials", WRONG_PASSWORD, { cause: wrong });
  }
  if (wrong) throw fromAuthError(wrong);
  await setPassword(() =>
    withinLimit(limit, client.auth.updateUser({ password, current_password: currentPassword })),
  );
}

/** GoTrue's codes for a change that has just been made. */
const ALREADY_MADE = ["same_password", "current_password_invalid"];

/** Without an answer, the change may have been made: a second request shows it, so no retry ends in "wrong password". */
async function setPassword(change: () => Promise<{ error: AuthError | null }>): Promise<void> {
  const { error } = await change();
  if (!error) return;
  if (!isAuthRetryableFetchError(error)) throw fromAuthError(error);
  const { error: second } = await change();
  if (second && !ALREADY_MADE.includes(second.code ?? "")) throw fromAuthError(second);
}
