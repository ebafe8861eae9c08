import { getEmailState } from "@/lib/auth/change-email";
import { changePassword } from "@/lib/auth/change-password";
import { limitGuesses } from "@/lib/auth/limit-guesses";
import { changePasswordSchema } from "@/lib/auth/schema";
import { requireUser } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const PUT = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const user = await requireUser();
  const input = await readJson(request, changePasswordSchema);
  const { email } = await getEmailState(user);
  const { captchaToken } = input;
  await limitGuesses(request, { email, captchaToken }, () => changePassword(email, input));
  return json({ ok: true });
});

export const { GET, POST, PATCH, DELETE } = otherMethods("PUT");
