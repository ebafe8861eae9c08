import { limitGuesses } from "@/lib/auth/limit-guesses";
import { signInSchema } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const credentials = await readJson(request, signInSchema);
  await limitGuesses(request, credentials, () => signIn(credentials));
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
