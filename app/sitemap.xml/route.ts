import { anyone, route, routes } from "@/lib/http/route";
import { siteUrl } from "@/lib/site";
import { xmlResponse } from "@/lib/sitemap/answer";
import { countSitemaps, SITEMAP_KINDS } from "@/lib/sitemap/catalogue";
import { sitemapIndex } from "@/lib/sitemap/xml";

/** The index of all sitemaps. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read" }, async () => {
    const counts = await Promise.all(SITEMAP_KINDS.map(countSitemaps));
    const files = SITEMAP_KINDS.flatMap((kind, index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, file) => `${kind}/${file + 1}.xml`),
    );
    return xmlResponse(
      sitemapIndex(["pages.xml", ...files].map((file) => ({ url: `${siteUrl()}/sitemaps/${file}` }))),
    );
  }),
});
