import { AppError } from "@/lib/errors";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { xmlResponse } from "@/lib/sitemap/answer";
import { getSitemap, SITEMAP_KINDS } from "@/lib/sitemap/catalogue";

/** One of the catalogue's sitemaps: `/sitemaps/games/{n}.xml` and `/sitemaps/companies/{n}.xml`, from 1. */
export const GET = route<RouteContext<"/sitemaps/[kind]/[file]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const { kind: word, file } = await params;
  const kind = SITEMAP_KINDS.find((name) => name === word);
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  const xml = kind && number && (await getSitemap(kind, Number(number)));
  if (!xml) throw new AppError("not_found", "There is no such sitemap.");
  return xmlResponse(xml);
});
