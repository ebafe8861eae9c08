import { getPersonalResult, getSharedResult } from "@/lib/achievements/get-result";
import { achievementsQuerySchema } from "@/lib/achievements/input";
import { signedIn } from "@/lib/auth/user";
import { rateLimit } from "@/lib/http/rate-limit";
import { CATALOGUE_CACHE_CONTROL, INCOMPLETE_CACHE_CONTROL, json } from "@/lib/http/response";
import { anyone, route, routeByParameter, routes } from "@/lib/http/route";

/** The achievements of a game on Steam, equal for everyone. */
const achievements = route(
  { access: anyone, limit: "read", query: achievementsQuerySchema },
  async ({ query: { appid } }) => {
    const result = await getSharedResult(appid);
    const isWhole = result.userAchievements.length === 0 || result.globalStats.length > 0;
    return json(result, { cacheControl: isWhole ? CATALOGUE_CACHE_CONTROL : INCOMPLETE_CACHE_CONTROL });
  },
);

/** The same with what the signed-in user has earned. */
const ownAchievements = route(
  { access: signedIn(), limit: "read", query: achievementsQuerySchema },
  async ({ request, user, query: { appid, steamid = "" } }) => {
    await rateLimit(request, "steamUser", { account: user.id });
    return getPersonalResult(user, appid, steamid);
  },
);

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: routeByParameter("steamid", { given: ownAchievements, missing: achievements }),
});
