import "server-only";
import { AppError } from "@/lib/errors";
import { limitFailures, wrongPasswords } from "@/lib/http/rate-limit";
import { CAPTCHA_MISSING } from "./schema";

/** A failed bot-check counts against the client's limit only, so that programs cannot lock an account. */
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
