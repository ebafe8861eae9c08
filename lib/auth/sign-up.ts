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

/** GoTrue waits for the bot-check and for the mail server. */
const TIME_LIMIT_MS = 15_000;

/** A trigger assigns the username at confirmation if it is still free. Known and unknown e-mails get the same answer. */
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

/** A wait means that a mail was sent to this account less than a minute ago. */
function meansAccountExists(error: AuthError): boolean {
  if (error.code === "user_already_exists" || error.code === "email_exists") return true;
  return secondsToWait(error) !== null;
}
