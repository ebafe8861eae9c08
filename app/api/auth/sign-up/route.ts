import { signUpSchema } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/sign-up";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { noteMail, rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  // It sends a mail.
  await rateLimit(request, "mail");
  const input = await readJson(request, signUpSchema);
  await signUp(input);
  await noteMail("confirmation", input.email);
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
