import { z } from "zod";
import { SOCIAL_LABELS, SOCIALS, type Social, toSocial } from "./profile-fields";

export type Socials = Partial<Record<Social, string>>;

/** `socials` of a row of `profiles`: an object, which some rows store as JSON text. Anything else counts as empty. */
export const storedSocialsSchema = z.unknown().transform((value): Record<string, unknown> => {
  const given = z.record(z.string(), z.unknown()).safeParse(fromJsonText(value));
  return given.success ? given.data : {};
});

export const socialsSchema = storedSocialsSchema.transform((given): Socials => {
  const names = SOCIALS.flatMap((social) => {
    const typed = given[social];
    const name = typeof typed === "string" ? toSocial(social, typed) : null;
    return name ? [[social, name] as const] : [];
  });
  return Object.fromEntries(names);
});

function fromJsonText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** A 64-bit Steam ID, whose profile URL differs from that of a custom name. */
const STEAM_ID = /^\d{17}$/;

const HREFS: Record<Social, ((name: string) => string) | null> = {
  github: (name) => `https://github.com/${name}`,
  steam: (name) => `https://steamcommunity.com/${STEAM_ID.test(name) ? "profiles" : "id"}/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  twitter: (name) => `https://x.com/${name}`,
  playstation: null,
  xbox: null,
};

/** A username on another site; `href` is null where profiles have no URL. */
export type SocialLink = { social: Social; label: string; name: string; href: string | null };

export function toSocialLinks(socials: Socials): SocialLink[] {
  return SOCIALS.flatMap((social) => {
    const name = socials[social];
    if (!name) return [];
    const href = HREFS[social]?.(encodeURIComponent(name)) ?? null;
    return [{ social, label: SOCIAL_LABELS[social], name, href }];
  });
}
