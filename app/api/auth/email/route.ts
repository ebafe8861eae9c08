import { changeEmail, EMAIL_TIME_LIMIT_MS, getEmailState } from "@/lib/auth/change-email";
import { changeEmailSchema } from "@/lib/auth/schema";
import { requireUser, requireUserFor } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  return json(await getEmailState(await requireUser()));
});

export const PUT = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "mail");
  const user = await requireUserFor(EMAIL_TIME_LIMIT_MS);
  const { email } = await readJson(request, changeEmailSchema);
  return json(await changeEmail(user, email));
});

export const { POST, PATCH, DELETE } = otherMethods("GET", "PUT");
