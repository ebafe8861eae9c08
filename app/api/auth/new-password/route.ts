import { chooseNewPassword } from "@/lib/auth/change-password";
import { newPasswordSchema } from "@/lib/auth/schema";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const { password } = await readJson(request, newPasswordSchema);
  await chooseNewPassword(password);
  return json({ ok: true });
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
