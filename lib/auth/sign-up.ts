import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { AppError } from "@/lib/errors";
import { mailsTo } from "@/lib/http/rate-limit";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError, secondsToWait } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createPublicClient } from "@/lib/supabase/server";
import { isUsernameFree } from "./is-username-free";
import { CAPTCHA_MISSING, type SignUp } from "./schema";
import { USERNAME_TAKEN } from "./username";

/** The service has the bot-check looked at elsewhere and sends a mail. */
const TIME_LIMIT_MS = 15_000;

/**
 * Asks for an account; the mail's link completes it. The name goes along as metadata, and a trigger of the database
 * gives it at confirmation when it is still free. A known and an unknown e-mail get the same answer.
 */
export async function signUp({ email, password, username, captchaToken }: SignUp): Promise<void> {
  if (!captchaToken) throw new AppError("captcha_failed", CAPTCHA_MISSING);
  const [isFree] = await Promise.all([isUsernameFree(username), assertReachable()]);
  if (!isFree) throw new AppError("conflict", USERNAME_TAKEN);
  const { client, limit } = createPublicClient({ timeLimitMs: TIME_LIMIT_MS });
  const call = client.auth.signUp({ email, password, options: { captchaToken, data: { username } } });
  const { error } = await withinLimit(limit, call);
  if (error && !meansAccountExists(error)) throw fromAuthError(error);
  await mailsTo(email, "confirmation").count();
}

/** Both are GoTrue's words for "I know this e-mail": the second one when its mail went out less than a minute ago. */
function meansAccountExists(error: AuthError): boolean {
  if (error.code === "user_already_exists" || error.code === "email_exists") return true;
  return secondsToWait(error) !== null;
}
