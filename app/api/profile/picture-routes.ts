import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import type { PictureName } from "@/lib/profile/profile-pictures";
import { clearPicture, receivePicture } from "@/lib/profile/receive-picture";

/** Puts one of the own pictures in its place; the body is the file. */
export function putPicture(name: PictureName) {
  return personalRoute(async (request) => {
    assertOwnOrigin(request);
    await rateLimit(request, "postProxy");
    const { userId, url, warning } = await receivePicture(request, name);
    await expireProfile(userId);
    return json({ url, warning });
  });
}

/** Takes one of the own pictures away. */
export function deletePicture(name: PictureName) {
  return personalRoute(async (request) => {
    assertOwnOrigin(request);
    await rateLimit(request, "postProxy");
    const { userId, url, warning } = await clearPicture(name);
    await expireProfile(userId);
    return json({ url, warning });
  });
}
