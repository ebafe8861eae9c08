import { AppError } from "@/lib/errors";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";
import { getPublicGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { publicGamesQuerySchema } from "@/lib/profile/schema";

/** A page of somebody's shelf as everybody may see it: `?tab=playing|completed|want&page=`. */
export const GET = route<RouteContext<"/api/users/[username]/games">>(async (request, { params }) => {
  const place = parseQuery(request.url, publicGamesQuerySchema);
  await rateLimit(request, "getList");
  const profile = await getPublicProfile((await params).username);
  if (!profile) throw new AppError("not_found", "This user does not exist.");
  return json(await getPublicGames(profile.id, place), { cacheControl: PROFILE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
