import { countCharacters, isVisibleText, toVisibleLines } from "@/lib/storable-text";

/** The database's limits, for the form and the API. */
export const ABOUT_MAX_LENGTH = 1000;
const WEBSITE_MAX_LENGTH = 300;
const STEAM_ID_MAX_LENGTH = 200;
/** Six of these fit the column's 1,000 characters, however they are escaped. */
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

const ADDRESSES: Partial<Record<Social, RegExp>> = {
  github: /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)/i,
  steam: /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/(?:id|profiles)\/([^/?#]+)/i,
  instagram: /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)/i,
  twitter: /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/([^/?#]+)/i,
};

export const ABOUT_RULE = "Your text can have up to 1,000 characters.";
export const WEBSITE_RULE = "Enter an address such as https://example.com.";
export const STEAM_ID_RULE = "Your Steam ID can have up to 200 characters.";
export const socialRule = (social: Social) =>
  `Enter your ${SOCIAL_LABELS[social]} username, with up to 64 characters.`;

/** The text as stored; null for empty, undefined when it is too long. */
export function toAbout(typed: string): string | null | undefined {
  const about = toVisibleLines(typed);
  if (!about) return null;
  return countCharacters(about) <= ABOUT_MAX_LENGTH ? about : undefined;
}

/** The URL as stored, with its scheme; null for empty, undefined when it is no web address. */
export function toWebsite(typed: string): string | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  const website = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s]+$/i.test(website) || website.length > WEBSITE_MAX_LENGTH) return undefined;
  if (!isVisibleText(website) || !URL.canParse(website)) return undefined;
  const { hostname, username, password } = new URL(website);
  // Text before an @ looks like the host of the link, and is not.
  return hostname.includes(".") && !username && !password ? website : undefined;
}

/** Trimmed, with no other check of the format; null for empty, undefined when it cannot be stored. */
export function toSteamId(typed: string): string | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  return isVisibleText(text) && countCharacters(text) <= STEAM_ID_MAX_LENGTH ? text : undefined;
}

/** The username as stored, also from a profile URL; null for empty, undefined when it is invalid. */
export function toSocial(social: Social, typed: string): string | null | undefined {
  const text = typed.trim();
  const name = (ADDRESSES[social]?.exec(text)?.[1] ?? text).replace(/^@/, "").trim();
  if (!name) return null;
  const isName = isVisibleText(name) && !name.includes("/") && countCharacters(name) <= SOCIAL_MAX_LENGTH;
  return isName ? name : undefined;
}
