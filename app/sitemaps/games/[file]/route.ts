import { AppError } from "@/lib/errors";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { xmlResponse } from "@/lib/sitemap/answer";
import { getGameSitemap } from "@/lib/sitemap/games";

/** One of the games' sitemaps: `/sitemaps/games/{n}.xml`, from 1. */
export const GET = route<RouteContext<"/sitemaps/games/[file]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const file = /^([1-9]\d{0,4})\.xml$/.exec((await params).file)?.[1];
  const xml = file && (await getGameSitemap(Number(file)));
  if (!xml) throw new AppError("not_found", "There is no such sitemap.");
  return xmlResponse(xml);
});
