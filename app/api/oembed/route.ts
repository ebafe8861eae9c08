import { getPublicListOf } from "@/app/list-of-id";
import { AppError } from "@/lib/errors";
import { json, PROFILE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { listIdOfUrl, listWidgetPath } from "@/lib/lists/path";
import {
  type Embedded,
  oembedQuerySchema,
  profileEmbed,
  toOembed,
  usernameOfUrl,
} from "@/lib/profile/oembed";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { siteUrl } from "@/lib/site";

/** How other sites show a profile or a list (https://oembed.com): `?url=&format=json&maxwidth=&maxheight=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", query: oembedQuerySchema }, async ({ query }) => {
    if (query.format !== "json") throw new AppError("not_implemented", "Only JSON is answered here.");
    const embedded = await embeddedAt(query.url);
    if (!embedded) throw new AppError("not_found", "There is no profile or list at this address.");
    const oembed = toOembed(embedded, query, siteUrl());
    const response = json(oembed, { cacheControl: PROFILE_CACHE_CONTROL });
    response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  }),
});

async function embeddedAt(url: string): Promise<Embedded | null> {
  const listId = listIdOfUrl(url, siteUrl());
  if (listId) {
    const found = await getPublicListOf(listId);
    return (
      found && { title: found.list.title, path: listWidgetPath(listId), username: found.profile.username }
    );
  }
  const username = usernameOfUrl(url, siteUrl());
  const profile = username && (await getPublicProfile(username));
  return profile ? profileEmbed(profile.username) : null;
}
