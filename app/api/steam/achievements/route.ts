import { getPersonalResult, getSharedResult } from "@/lib/achievements/get-result";
import { achievementsQuerySchema } from "@/lib/achievements/input";
import { requireUser } from "@/lib/auth/user";
import { CATALOGUE_CACHE_CONTROL, INCOMPLETE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

const forEveryone = route(async (request) => {
  const { appid } = parseQuery(request.url, achievementsQuerySchema);
  await rateLimit(request, "getList");
  const result = await getSharedResult(appid);
  const isWhole = result.userAchievements.length === 0 || result.globalStats.length > 0;
  return json(result, { cacheControl: isWhole ? CATALOGUE_CACHE_CONTROL : INCOMPLETE_CACHE_CONTROL });
});

const forOnePerson = personalRoute(async (request) => {
  const { appid, steamid = "" } = parseQuery(request.url, achievementsQuerySchema);
  await rateLimit(request, "getList");
  const user = await requireUser();
  await rateLimit(request, "steamPerson", { account: user.id });
  return json(await getPersonalResult(user, appid, steamid));
});

/** The achievements of a game on Steam, `?appid=`; with `&steamid=`, what the signed-in person has earned of them. */
export const GET = (request: Request, context: unknown) =>
  (new URL(request.url).searchParams.has("steamid") ? forOnePerson : forEveryone)(request, context);

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
