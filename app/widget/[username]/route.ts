import { z } from "zod";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { lookOf } from "@/lib/profile/embed-snippet";
import { oembedPath } from "@/lib/profile/oembed-path";
import { widgetPath } from "@/lib/profile/profile-route";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { widgetRedirect, widgetResponse } from "@/lib/profile/widget-answer";
import { widgetHtml, widgetNotFoundHtml, widgetUnavailableHtml } from "@/lib/profile/widget-html";
import { siteUrl } from "@/lib/site";

const paramsSchema = z.object({ username: z.string() });

/** The page that other sites embed: no script, no cookie, framable by any site. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const look = lookOf(request.url);
    const options = { ...look, origin: siteUrl() };
    try {
      const profile = await getPublicProfile(params.username);
      if (!profile) return widgetResponse(widgetNotFoundHtml(options), 404);
      if (profile.username.toLowerCase() !== params.username.toLowerCase())
        return widgetRedirect(widgetPath(profile.username) + new URL(request.url).search);
      const games = await getNewestGames(profile.id);
      const content = { profile, games, oembedPath: oembedPath(profile.username, look) };
      return widgetResponse(widgetHtml(content, options));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return widgetResponse(widgetUnavailableHtml(options), error.status);
    }
  }),
});
