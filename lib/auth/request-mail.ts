import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError, secondsToWait } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createPublicClient, type Supabase } from "@/lib/supabase/server";
import { CAPTCHA_MISSING, type MailRequest } from "./schema";

/** The service has the bot-check looked at elsewhere and sends a mail. */
const TIME_LIMIT_MS = 15_000;

type Ask = (auth: Supabase["client"]["auth"]) => Promise<{ error: AuthError | null }>;

async function ask(captchaToken: string, call: Ask): Promise<void> {
  if (!captchaToken) throw new AppError("captcha_failed", CAPTCHA_MISSING);
  await assertReachable();
  const { client, limit } = createPublicClient({ timeLimitMs: TIME_LIMIT_MS });
  const { error } = await withinLimit(limit, call(client.auth));
  if (error?.code !== "over_email_send_rate_limit") {
    if (error) throw fromAuthError(error);
    return;
  }
  // Only a known e-mail meets it. "After 40 seconds" means that its mail is there already; the other is the project's limit.
  if (secondsToWait(error) === null) log.warn("mail_refused_by_project_limit", { error });
}

/** Asks for the mail that leads to a new password. A known and an unknown e-mail get the same answer. */
export async function requestRecovery({ email, captchaToken }: MailRequest): Promise<void> {
  await ask(captchaToken, (auth) => auth.resetPasswordForEmail(email, { captchaToken }));
}

/** Asks for the confirmation's mail once more. A waiting, a confirmed and an unknown e-mail get the same answer. */
export async function resendConfirmation({ email, captchaToken }: MailRequest): Promise<void> {
  await ask(captchaToken, (auth) => auth.resend({ type: "signup", email, options: { captchaToken } }));
}
