import { requireUser } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { editProfile, requireEditor } from "@/lib/profile/edit-profile";
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
  let user = await requireEditor();
  const { steamId, ...changes } = await readJson(request, profileBodySchema);
  const typed = steamId?.trim();
  const cleared = steamId === undefined ? undefined : null;
  const resolved = typed ? await resolveSteamId(user, typed) : cleared;
  // Steam may have taken its time; the database's own begins anew.
  if (typed) user = await requireEditor();
  const profile = await editProfile(user, { ...changes, steamId: resolved });
  await expireProfile(user.id);
  return json(profile);
});

export const { POST, PUT, DELETE } = otherMethods("GET", "PATCH");
