import { anyone, route, routes } from "@/lib/http/route";
import { siteUrl } from "@/lib/site";
import { xmlResponse } from "@/lib/sitemap/answer";
import { getSitemapFiles } from "@/lib/sitemap/get-sitemap";
import { sitemapIndex } from "@/lib/sitemap/xml";

/** The index of all sitemaps. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read" }, async () => {
    const files = await getSitemapFiles();
    return xmlResponse(
      sitemapIndex(["pages.xml", ...files].map((file) => ({ url: `${siteUrl()}/sitemaps/${file}` }))),
    );
  }),
});
