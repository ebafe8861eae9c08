import { z } from "zod";

const NETWORKS = ["github", "steam", "instagram", "twitter", "playstation", "xbox"] as const;
export type Network = (typeof NETWORKS)[number];

/** Names at other networks, by network; an empty one is none. */
export type Socials = Partial<Record<Network, string>>;

/** As it stands in the row: an object, or the JSON text of one. What is neither counts as nothing. */
export const socialsSchema = z.unknown().transform((value): Socials => {
  const given = z.record(z.string(), z.unknown()).safeParse(fromJsonText(value));
  if (!given.success) return {};
  const names = NETWORKS.flatMap((network) => {
    const name = given.data[network];
    return typeof name === "string" && name.trim() ? [[network, name.trim()] as const] : [];
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

/** A name at a network, with the address of its page where people have one there. */
export type Social = { network: Network; label: string; name: string; href: string | null };

/** The 64-bit Steam ID, which has another address than the name that a person chose there. */
const STEAM_ID = /^\d{17}$/;

const LABELS: Record<Network, string> = {
  github: "GitHub",
  steam: "Steam",
  instagram: "Instagram",
  twitter: "Twitter",
  playstation: "PlayStation",
  xbox: "Xbox",
};

const HREFS: Record<Network, ((name: string) => string) | null> = {
  github: (name) => `https://github.com/${name}`,
  steam: (name) => `https://steamcommunity.com/${STEAM_ID.test(name) ? "profiles" : "id"}/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  twitter: (name) => `https://x.com/${name}`,
  playstation: null,
  xbox: null,
};

/** What a person says about where else they are, in the spec's order. */
export function toSocials(socials: Socials): Social[] {
  return NETWORKS.flatMap((network) => {
    const given = socials[network];
    if (!given) return [];
    const toHref = HREFS[network];
    const name = toHref ? bareName(given) : given;
    if (!name) return [];
    return [
      { network, label: LABELS[network], name, href: toHref ? toHref(encodeURIComponent(name)) : null },
    ];
  });
}

/** People also paste the address of their page, or write the name with its @. */
function bareName(given: string): string {
  const path = /^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}\/(.+)$/i.exec(given)?.[1];
  const last = path?.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1);
  return (path === undefined ? given : (last ?? "")).replace(/^@/, "");
}
