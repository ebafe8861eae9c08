import { z } from "zod";
import { SOCIAL_LABELS, SOCIALS, type Social, toSocial } from "./profile-fields";

/** Names at other places, by place; who has none there is not in it. */
export type Socials = Partial<Record<Social, string>>;

/**
 * `socials` of a row of `profiles`, as they were written: an object, which some rows hold as JSON text. What is neither counts
 * as nothing.
 */
export const storedSocialsSchema = z.unknown().transform((value): Record<string, unknown> => {
  const given = z.record(z.string(), z.unknown()).safeParse(fromJsonText(value));
  return given.success ? given.data : {};
});

/** The same with the names alone that a page may show. */
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

/** The 64-bit Steam ID, which has another address than the name that a person chose there. */
const STEAM_ID = /^\d{17}$/;

const HREFS: Record<Social, ((name: string) => string) | null> = {
  github: (name) => `https://github.com/${name}`,
  steam: (name) => `https://steamcommunity.com/${STEAM_ID.test(name) ? "profiles" : "id"}/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  twitter: (name) => `https://x.com/${name}`,
  playstation: null,
  xbox: null,
};

/** A name somewhere else, with the address of its page where people have one there. */
export type SocialLink = { social: Social; label: string; name: string; href: string | null };

/** What a person says about where else they are, in the spec's order. */
export function toSocialLinks(socials: Socials): SocialLink[] {
  return SOCIALS.flatMap((social) => {
    const name = socials[social];
    if (!name) return [];
    const href = HREFS[social]?.(encodeURIComponent(name)) ?? null;
    return [{ social, label: SOCIAL_LABELS[social], name, href }];
  });
}
