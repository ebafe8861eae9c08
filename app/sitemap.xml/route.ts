import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { siteUrl } from "@/lib/site";
import { xmlResponse } from "@/lib/sitemap/answer";
import { countGameSitemaps } from "@/lib/sitemap/games";
import { sitemapIndex } from "@/lib/sitemap/xml";

/** The index of all sitemaps. */
export const GET = route(async (request) => {
  await rateLimit(request, "getList");
  const files = Array.from({ length: await countGameSitemaps() }, (_, index) => `games/${index + 1}.xml`);
  return xmlResponse(
    sitemapIndex(["pages.xml", ...files].map((file) => ({ url: `${siteUrl()}/sitemaps/${file}` }))),
  );
});
