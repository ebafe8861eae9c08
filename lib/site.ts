/** The product's own origin without a trailing slash, as links for the outside world need it. */
export function siteUrl(): string {
  return (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/\/+$/, "");
}

/** The social card of pages that have none of their own; app/og/questshelf.jpg draws it. */
export const SITE_CARD = {
  url: "/og/questshelf.jpg",
  width: 1200,
  height: 630,
  type: "image/jpeg",
  alt: "Questshelf: your gaming journey",
};
