import { readSession } from "@/lib/auth/read-session";
import { otherMethods } from "@/lib/http/other-methods";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { mayEmbed } from "@/lib/profile/embed-allowed";
import { widgetPath } from "@/lib/profile/place";
import { siteUrl } from "@/lib/site";

/** The address of the own widget, for who may embed it: `WIDGET_EMBED_USERNAMES`. */
export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  const username = (await readSession()).user?.username;
  return json({ widgetUrl: username && mayEmbed(username) ? `${siteUrl()}${widgetPath(username)}` : null });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
