/** Without a trailing slash. Not read by `env()`, because a build without keys writes it into static pages. */
export function siteUrl(): string {
  return (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/\/+$/, "");
}

/** Used instead of `localhost`, which has no domain to receive mail. */
const SAMPLE_HOST = "questshelf.test";

export function contactEmail(): string {
  const given = process.env.CONTACT_EMAIL?.trim();
  if (given) return given;
  const { hostname } = new URL(siteUrl());
  return `support@${/\.[a-z]{2,}$/i.test(hostname) ? hostname.replace(/^www\./, "") : SAMPLE_HOST}`;
}

/** The subject of the e-mail that requests an account's deletion. */
export const DELETION_SUBJECT = "Delete my account";

export const deletionMailHref = (contact: string) =>
  `mailto:${contact}?subject=${encodeURIComponent(DELETION_SUBJECT)}`;

/** Change it for your own site. */
export const SOCIAL_LINK = { name: "GitHub", url: "https://github.com/questshelf" } as const;

export const SITE_CARD = {
  url: "/og/questshelf.jpg",
  width: 1200,
  height: 630,
  type: "image/jpeg",
  alt: "Questshelf: your gaming journey",
};
