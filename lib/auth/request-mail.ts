import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { AppError } from "@/lib/errors";
import { type MailKind, mailsTo } from "@/lib/http/rate-limit";
import { log } from "@/lib/log";
import { withinLimit } from "@/lib/supabase/answers";
import { fromAuthError, secondsToWait } from "@/lib/supabase/errors";
import { assertReachable } from "@/lib/supabase/reachable";
import { createPublicClient, type Supabase } from "@/lib/supabase/server";
import { CAPTCHA_MISSING, type MailRequest } from "./schema";

/** GoTrue waits for the bot-check and for the mail server. */
const TIME_LIMIT_MS = 15_000;

/** Known and unknown e-mails get the same answer. */
export async function requestRecovery({ email, captchaToken }: MailRequest): Promise<void> {
  await request("recovery", { email, captchaToken }, (auth) =>
    auth.resetPasswordForEmail(email, { captchaToken }),
  );
}

/** Unconfirmed, confirmed and unknown e-mails get the same answer. */
export async function resendConfirmation({ email, captchaToken }: MailRequest): Promise<void> {
  await request("confirmation", { email, captchaToken }, (auth) =>
    auth.resend({ type: "signup", email, options: { captchaToken } }),
  );
}

type Call = (auth: Supabase["client"]["auth"]) => Promise<{ error: AuthError | null }>;

async function request(kind: MailKind, { email, captchaToken }: MailRequest, call: Call): Promise<void> {
  const mails = mailsTo(email, kind);
  await mails.assertNoneRecent();
  if (!captchaToken) throw new AppError("captcha_failed", CAPTCHA_MISSING);
  await assertReachable();
  const { client, limit } = createPublicClient({ timeLimitMs: TIME_LIMIT_MS });
  const { error } = await withinLimit(limit, call(client.auth));
  if (error && error.code !== "over_email_send_rate_limit") throw fromAuthError(error);
  // Only a known e-mail gets this error, so it must look like success. With a wait it means that the mail was already
  // sent, without one that the project's limit is reached.
  if (error && secondsToWait(error) === null) log.warn("mail_refused_by_project_limit", { error });
  await mails.count();
}
