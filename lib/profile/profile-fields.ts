import { countCharacters, isStorable } from "@/lib/storable-text";

/** What the database takes (supabase/migrations/…_profiles.sql), for the form and for the API. */
export const ABOUT_MAX_LENGTH = 1000;
const WEBSITE_MAX_LENGTH = 300;
/** Six of these fit into the 1,000 characters that the column takes, however they are escaped. */
const SOCIAL_MAX_LENGTH = 64;

export const SOCIALS = ["github", "steam", "instagram", "twitter", "playstation", "xbox"] as const;
export type Social = (typeof SOCIALS)[number];

export const SOCIAL_LABELS: Record<Social, string> = {
  github: "GitHub",
  steam: "Steam",
  instagram: "Instagram",
  twitter: "Twitter",
  playstation: "PlayStation",
  xbox: "Xbox",
};

/** Where a profile's address names the person. */
const ADDRESSES: Partial<Record<Social, RegExp>> = {
  github: /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)/i,
  steam: /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(?:id|profiles)\/([^/?#]+)/i,
  instagram: /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)/i,
  twitter: /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/([^/?#]+)/i,
};

export const ABOUT_RULE = "Your text can have up to 1,000 characters.";
export const WEBSITE_RULE = "Enter an address such as https://example.com.";
/** What is said of a name that would be refused. */
export const socialRule = (social: Social) =>
  `Enter your ${SOCIAL_LABELS[social]} username, with up to 64 characters.`;

/** A text about oneself as it is kept; null for none, undefined for what the database would refuse. */
export function toAbout(typed: string): string | null | undefined {
  const about = typed.replace(/\r\n?/g, "\n").trim();
  if (!about) return null;
  return isStorable(about) && countCharacters(about) <= ABOUT_MAX_LENGTH ? about : undefined;
}

/** An address as it is kept, with its scheme; null for none, undefined for what is no address of a website. */
export function toWebsite(typed: string): string | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  const website = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s]+$/i.test(website) || website.length > WEBSITE_MAX_LENGTH) return undefined;
  if (!isStorable(website) || !URL.canParse(website)) return undefined;
  const { hostname, username, password } = new URL(website);
  // What stands before an @ looks like the site that a link leads to, and is not.
  return hostname.includes(".") && !username && !password ? website : undefined;
}

/** A username as it is kept, also from the address of its profile; null for none, undefined for what is no name. */
export function toSocial(social: Social, typed: string): string | null | undefined {
  const text = typed.trim();
  const name = (ADDRESSES[social]?.exec(text)?.[1] ?? text).replace(/^@/, "").trim();
  if (!name) return null;
  const isName = isStorable(name) && !/[/\p{Cc}]/u.test(name) && countCharacters(name) <= SOCIAL_MAX_LENGTH;
  return isName ? name : undefined;
}
