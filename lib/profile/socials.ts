import { SOCIAL_LABELS, SOCIALS, type Social, toSocial } from "./profile-fields";

export type Socials = Partial<Record<Social, string>>;

/** Without names that their site does not allow: users may write the row with their own token. */
export function toSocials(stored: Socials): Socials {
  const names = SOCIALS.flatMap((social) => {
    const name = toSocial(social, stored[social] ?? "");
    return name ? [[social, name] as const] : [];
  });
  return Object.fromEntries(names);
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
type SocialLink = { social: Social; label: string; name: string; href: string | null };

export function toSocialLinks(socials: Socials): SocialLink[] {
  return SOCIALS.flatMap((social) => {
    const name = socials[social];
    if (!name) return [];
    const href = HREFS[social]?.(encodeURIComponent(name)) ?? null;
    return [{ social, label: SOCIAL_LABELS[social], name, href }];
  });
}
