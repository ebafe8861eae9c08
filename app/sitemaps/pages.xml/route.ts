import { connection } from "next/server";
import { STATIC_PAGES } from "@/app/sitemaps/static-pages";
import { anyone, route, routes } from "@/lib/http/route";
import { siteUrl } from "@/lib/site";
import { xmlResponse } from "@/lib/sitemap/answer";
import { urlSet } from "@/lib/sitemap/xml";

/** The sitemap of the pages without parameters. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "none" }, async () => {
    // The site's address is a setting of the running server.
    await connection();
    return xmlResponse(urlSet(STATIC_PAGES.map((path) => ({ url: `${siteUrl()}${path}` }))));
  }),
});
