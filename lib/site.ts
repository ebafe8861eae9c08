/** The product's own origin without a trailing slash, as links for the outside world need it. */
export function siteUrl(): string {
  return (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/\/+$/, "");
}
