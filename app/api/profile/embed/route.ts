import { readSession } from "@/lib/auth/read-session";
import { ownSession, route, routes } from "@/lib/http/route";
import { mayEmbed } from "@/lib/profile/embed-allowed";
import { widgetPath } from "@/lib/profile/profile-route";
import { siteUrl } from "@/lib/site";

/** The address of the user's own widget, or null for who may not embed it (`WIDGET_EMBED_USERNAMES`). */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "read" }, async () => {
    const username = (await readSession()).user?.username;
    return { widgetUrl: username && mayEmbed(username) ? `${siteUrl()}${widgetPath(username)}` : null };
  }),
});
