import { AppError } from "@/lib/errors";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { oembedPath } from "@/lib/profile/oembed-path";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { themeOf, widgetResponse } from "@/lib/profile/widget-answer";
import { widgetHtml, widgetNotFoundHtml, widgetUnavailableHtml } from "@/lib/profile/widget-html";
import { siteUrl } from "@/lib/site";

/** The page for other people's sites: no script, no cookie, framable by anyone. */
export const GET = route<RouteContext<"/widget/[username]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const options = { theme: themeOf(request.url), origin: siteUrl() };
  try {
    const profile = await getPublicProfile((await params).username);
    if (!profile) return widgetResponse(widgetNotFoundHtml(options), 404);
    const games = await getNewestGames(profile.id);
    return widgetResponse(widgetHtml({ profile, games, oembedPath: oembedPath(profile.username) }, options));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return widgetResponse(widgetUnavailableHtml(options), error.status);
  }
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
