import { expect, test } from "vitest";
import { sitemapIndex, urlSet } from "./xml";

test("lists each page with the time of its change", () => {
  expect(urlSet([{ url: "https://x.test/a", lastModified: "2026-01-02" }, { url: "https://x.test/b" }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://x.test/a</loc><lastmod>2026-01-02</lastmod></url>\n" +
      "<url><loc>https://x.test/b</loc></url>\n" +
      "</urlset>\n",
  );
});

test("escapes XML's own characters", () => {
  expect(sitemapIndex([{ url: `https://x.test/?a=1&b="<'>` }])).toContain(
    "<loc>https://x.test/?a=1&amp;b=&quot;&lt;&apos;&gt;</loc>",
  );
});
