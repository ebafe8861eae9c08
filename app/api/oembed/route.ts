import { AppError } from "@/lib/errors";
import { json, PROFILE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { oembedQuerySchema, toOembed, usernameOfUrl } from "@/lib/profile/oembed";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { siteUrl } from "@/lib/site";

/** How other sites show a profile (https://oembed.com): `?url=&format=json&maxwidth=&maxheight=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", query: oembedQuerySchema }, async ({ query }) => {
    if (query.format !== "json") throw new AppError("not_implemented", "Only JSON is answered here.");
    const username = usernameOfUrl(query.url, siteUrl());
    const profile = username && (await getPublicProfile(username));
    if (!profile) throw new AppError("not_found", "There is no profile at this address.");
    const oembed = toOembed(profile.username, query, siteUrl());
    const response = json(oembed, { cacheControl: PROFILE_CACHE_CONTROL });
    response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  }),
});
