import { connection } from "next/server";
import { anyone, route, routes } from "@/lib/http/route";
import { siteUrl } from "@/lib/site";

/** Personal pages are not listed here: a crawler must read them to find their `noindex`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "none" }, async () => {
    await connection();
    const lines = [
      "User-agent: *",
      "Allow: /",
      "Disallow: /api/",
      "",
      `Sitemap: ${siteUrl()}/sitemap.xml`,
      "",
    ];
    return new Response(lines.join("\n"), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    });
  }),
});
