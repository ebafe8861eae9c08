import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";
import { getServiceStatuses } from "@/lib/status/get-service-statuses";

/** Shorter than the minute after which a page asks again. */
const CACHE_CONTROL = "public, max-age=5, s-maxage=10";

/** How each outside service is: `{ supabase, igdb, steam }`. */
export const GET = route(async (request) => {
  await rateLimit(request, "getList");
  return json(await getServiceStatuses(), { cacheControl: CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
