import { connection } from "next/server";
import { siteUrl } from "@/lib/site";

/** Everything may be read but our API. Personal pages say `noindex` themselves, which only a page that is read can say. */
export async function GET() {
  await connection();
  const lines = ["User-agent: *", "Allow: /", "Disallow: /api/", "", `Sitemap: ${siteUrl()}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
