import { signOut } from "@/lib/auth/sign-out";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "session");
  await signOut();
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
