/**
 * The product's own origin without a trailing slash, as links for the outside world need it. Read without `env()`: a build,
 * which has no keys, writes it into the pages that stand by themselves.
 */
export function siteUrl(): string {
  return (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/\/+$/, "");
}

/** Stands for the host of a site that runs on one machine only, which has no domain to receive mail. */
const SAMPLE_HOST = "questshelf.test";

/** The address to which people write, as `CONTACT_EMAIL` has it, else `support@` at the site's own host. */
export function contactEmail(): string {
  const given = process.env.CONTACT_EMAIL?.trim();
  if (given) return given;
  const { hostname } = new URL(siteUrl());
  return `support@${/\.[a-z]{2,}$/i.test(hostname) ? hostname.replace(/^www\./, "") : SAMPLE_HOST}`;
}

/** The product's account where people follow it; to be changed by whoever runs a site of their own. */
export const SOCIAL_LINK = { name: "GitHub", url: "https://github.com/questshelf" } as const;

/** The social card of pages that have none of their own; app/og/questshelf.jpg draws it. */
export const SITE_CARD = {
  url: "/og/questshelf.jpg",
  width: 1200,
  height: 630,
  type: "image/jpeg",
  alt: "Questshelf: your gaming journey",
};
