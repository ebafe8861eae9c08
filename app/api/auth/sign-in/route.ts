import { signInSchema } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in";
import { AppError } from "@/lib/errors";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  const credentials = await readJson(request, signInSchema);
  const taken = await rateLimit(request, "signIn", { account: credentials.email });
  try {
    await signIn(credentials);
  } catch (error) {
    // Only a wrong password is guessed at: an outage must not lock anybody out.
    if (!(error instanceof AppError) || error.code !== "invalid_credentials") await taken.refund();
    throw error;
  }
  await taken.refund();
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
