import { getEmailState } from "@/lib/auth/change-email";
import { changePassword } from "@/lib/auth/change-password";
import { changePasswordSchema } from "@/lib/auth/schema";
import { requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
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
  // A wrong current password counts as a failed sign-in: it is guessed at all the same.
  const { email } = await getEmailState(user);
  const taken = await rateLimit(request, "signIn", { account: email });
  try {
    await changePassword(email, input);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid_credentials") await taken.refund();
    throw error;
  }
  await taken.refund();
  return json({ ok: true });
});

export const { GET, POST, PATCH, DELETE } = otherMethods("PUT");
