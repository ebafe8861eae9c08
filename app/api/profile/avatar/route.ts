import { personalRoute } from "@/lib/auth/personal-route";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import { clearPicture, receivePicture } from "@/lib/profile/receive-picture";

export const PUT = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const { userId, url, warning } = await receivePicture(request, "avatar");
  await expireProfile(userId);
  return json({ url, warning });
});

export const DELETE = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  const { userId, url, warning } = await clearPicture("avatar");
  await expireProfile(userId);
  return json({ url, warning });
});

export const { GET, POST, PATCH } = otherMethods("PUT", "DELETE");
