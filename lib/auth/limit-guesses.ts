import "server-only";
import { AppError } from "@/lib/errors";
import { limitFailures, wrongPasswords } from "@/lib/http/rate-limit";
import { CAPTCHA_MISSING } from "./schema";

/**
 * Does what proves a password. A wrong one counts against the client's limit and the account's; a failed bot-check only
 * against the client's, so that a program without one cannot lock an account; an outage counts nowhere.
 * @throws {AppError} `rate_limited` after too many of them, `captcha_failed` without a bot-check; else what `attempt` throws.
 */
export async function limitGuesses(
  request: Request,
  { email, captchaToken }: { email: string; captchaToken: string },
  attempt: () => Promise<void>,
): Promise<void> {
  if (!captchaToken) throw new AppError("captcha_failed", CAPTCHA_MISSING);
  const wrong = wrongPasswords(email);
  await limitFailures(request, "signIn", ["invalid_credentials", "captcha_failed"], async () => {
    await wrong.assertFew();
    try {
      await attempt();
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_credentials") await wrong.count();
      throw error;
    }
  });
}
