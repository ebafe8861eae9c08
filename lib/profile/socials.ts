import { z } from "zod";
import { SOCIAL_LABELS, SOCIALS, type Social, toSocial } from "./profile-fields";

/** Names at other places, by place; who has none there is not in it. */
export type Socials = Partial<Record<Social, string>>;

/** As it stands in the row: an object, or the JSON text of one. What is neither counts as nothing. */
export const socialsSchema = z.unknown().transform((value): Socials => {
  const given = z.record(z.string(), z.unknown()).safeParse(fromJsonText(value));
  if (!given.success) return {};
  const names = SOCIALS.flatMap((social) => {
    const typed = given.data[social];
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
