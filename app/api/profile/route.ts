import { personalRoute } from "@/lib/auth/personal-route";
import { requireUser } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { editProfile } from "@/lib/profile/edit-profile";
import { expireProfile } from "@/lib/profile/expire";
import { getOwnProfile } from "@/lib/profile/get-own-profile";
import { profileBodySchema } from "@/lib/profile/own-profile";
import { resolveSteamId } from "@/lib/steam-library/resolve-steam-id";

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  return json(await getOwnProfile(await requireUser()));
});

export const PATCH = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "postProxy");
  let user = await requireUser();
  const { steamId, ...changes } = await readJson(request, profileBodySchema);
  const typed = steamId?.trim();
  const resolved = typed ? await resolveSteamId(typed) : steamId && null;
  // Steam may have taken its time; the database's own begins anew.
  if (typed) user = await requireUser();
  const profile = await editProfile(user, { ...changes, steamId: resolved });
  expireProfile(user.id);
  return json(profile);
});

export const { POST, PUT, DELETE } = otherMethods("GET", "PATCH");
