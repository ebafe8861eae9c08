import { expect, test } from "vitest";
import { sitemapIndex, urlSet } from "./xml";

test("a sitemap names each page and when it changed", () => {
  expect(urlSet([{ url: "https://x.test/a", lastModified: "2026-01-02" }, { url: "https://x.test/b" }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://x.test/a</loc><lastmod>2026-01-02</lastmod></url>\n" +
      "<url><loc>https://x.test/b</loc></url>\n" +
      "</urlset>\n",
  );
});

test("what XML reads as its own is escaped", () => {
  expect(sitemapIndex([{ url: `https://x.test/?a=1&b="<'>` }])).toContain(
    "<loc>https://x.test/?a=1&amp;b=&quot;&lt;&apos;&gt;</loc>",
  );
});
