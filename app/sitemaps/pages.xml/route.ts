import { connection } from "next/server";
import { STANDING_PAGES } from "@/app/sitemaps/standing-pages";
import { siteUrl } from "@/lib/site";
import { xmlResponse } from "@/lib/sitemap/answer";
import { urlSet } from "@/lib/sitemap/xml";

/** The sitemap of the pages that stand by themselves. The site's address is a setting of the running server. */
export async function GET() {
  await connection();
  return xmlResponse(urlSet(STANDING_PAGES.map((path) => ({ url: `${siteUrl()}${path}` }))));
}
