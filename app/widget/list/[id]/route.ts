import { z } from "zod";
import { getPublicListOf } from "@/app/list-of-id";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { listOembedUrl } from "@/lib/lists/metadata";
import { listPath } from "@/lib/lists/path";
import { lookOf } from "@/lib/profile/embed-snippet";
import { widgetResponse } from "@/lib/profile/widget-answer";
import { listWidgetHtml, listWidgetNotFoundHtml, widgetUnavailableHtml } from "@/lib/profile/widget-html";
import { siteUrl } from "@/lib/site";

const SHOWN_GAMES = 12;

const paramsSchema = z.object({ id: z.string() });

/** A list that other sites embed: no script, no cookie, framable by any site. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const options = { ...lookOf(request.url), origin: siteUrl() };
    try {
      const found = await getPublicListOf(params.id);
      if (!found) return widgetResponse(listWidgetNotFoundHtml(options), 404);
      const { list } = found;
      const shown = { ...list, path: listPath(list), games: list.entries.slice(0, SHOWN_GAMES) };
      return widgetResponse(listWidgetHtml(shown, listOembedUrl(list), options));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return widgetResponse(widgetUnavailableHtml(options), error.status);
    }
  }),
});
