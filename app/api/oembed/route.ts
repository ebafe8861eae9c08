import { AppError } from "@/lib/errors";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { parseQuery } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";
import { oembedQuerySchema, toOembed, usernameOfUrl } from "@/lib/profile/oembed";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { siteUrl } from "@/lib/site";

/** How other sites show a profile (https://oembed.com): `?url=&format=json&maxwidth=&maxheight=`. */
export const GET = route(async (request) => {
  const query = parseQuery(request.url, oembedQuerySchema);
  if (query.format !== "json") throw new AppError("not_implemented", "Only JSON is answered here.");
  await rateLimit(request, "getList");
  const username = usernameOfUrl(query.url, siteUrl());
  const profile = username && (await getPublicProfile(username));
  if (!profile) throw new AppError("not_found", "There is no profile at this address.");
  const response = json(toOembed(profile.username, query, siteUrl()), {
    cacheControl: PROFILE_CACHE_CONTROL,
  });
  response.headers.set("Access-Control-Allow-Origin", "*");
  return response;
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
