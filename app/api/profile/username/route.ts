import { usernameChoiceSchema } from "@/lib/auth/schema";
import { requireUser } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import { setUsername } from "@/lib/profile/set-username";

export const PUT = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const user = await requireUser();
  const { username } = await readJson(request, usernameChoiceSchema);
  await setUsername(user, username);
  await expireProfile(user.id, username);
  return json({ ok: true });
});

export const { GET, POST, PATCH, DELETE } = otherMethods("PUT");
