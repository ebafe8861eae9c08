const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** An absolute URL; `lastModified` is an ISO date or time. */
type SitemapEntry = { url: string; lastModified?: string };

/** A sitemap of pages (https://www.sitemaps.org/protocol.html: at most 50,000 of them, and 50 MB). */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return file("urlset", "url", entries);
}

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return file("sitemapindex", "sitemap", entries);
}

function file(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(url)}</loc>${changed}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join("\n")}\n</${root}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
