import type { OwnProfile, ProfileChanges } from "@/lib/profile/own-profile";
import {
  ABOUT_RULE,
  SOCIALS,
  type Social,
  STEAM_ID_RULE,
  socialRule,
  toAbout,
  toSocial,
  toSteamId,
  toWebsite,
  WEBSITE_RULE,
} from "@/lib/profile/profile-fields";

export const FIELDS = ["about", "website", "steamId", ...SOCIALS] as const;
export type FieldName = (typeof FIELDS)[number];

export type FormValues = Record<FieldName, string>;
export type FormErrors = Partial<FormValues>;

/** Without a profile, the placeholders until it is loaded. */
export function toValues(profile: OwnProfile | null): FormValues {
  const { github, steam, instagram, twitter, playstation, xbox } = profile?.socials ?? NO_SOCIALS;
  return {
    about: profile?.about ?? "",
    website: profile?.website ?? "",
    steamId: profile?.steamId ?? "",
    github: github ?? "",
    steam: steam ?? "",
    instagram: instagram ?? "",
    twitter: twitter ?? "",
    playstation: playstation ?? "",
    xbox: xbox ?? "",
  };
}

const NO_SOCIALS: OwnProfile["socials"] = {
  github: null,
  steam: null,
  instagram: null,
  twitter: null,
  playstation: null,
  xbox: null,
};

const isSocial = (field: FieldName): field is Social => SOCIALS.some((social) => social === field);

/** The stored form of a field: null for empty, undefined for invalid. */
function toKept(field: FieldName, typed: string): string | null | undefined {
  if (field === "about") return toAbout(typed);
  if (field === "website") return toWebsite(typed);
  if (isSocial(field)) return toSocial(field, typed);
  return toSteamId(typed);
}

function ruleOf(field: FieldName): string {
  if (field === "about") return ABOUT_RULE;
  if (field === "website") return WEBSITE_RULE;
  return isSocial(field) ? socialRule(field) : STEAM_ID_RULE;
}

/** Fields whose stored form differs from the saved one. */
function changedFields(before: FormValues, edits: FormErrors): [FieldName, string | null | undefined][] {
  return FIELDS.flatMap((field) => {
    const typed = edits[field];
    if (typed === undefined || typed === before[field]) return [];
    const kept = toKept(field, typed);
    return kept !== undefined && (kept ?? "") === before[field] ? [] : [[field, kept]];
  });
}

export function isChanged(before: FormValues, edits: FormErrors): boolean {
  return changedFields(before, edits).length > 0;
}

/** The errors of changed fields. */
export function errorsOf(before: FormValues, edits: FormErrors): FormErrors {
  const refused = changedFields(before, edits).filter(([, kept]) => kept === undefined);
  return Object.fromEntries(refused.map(([field]) => [field, ruleOf(field)]));
}

/** The changed fields as the API takes them. */
export function changesOf(before: FormValues, edits: FormErrors): ProfileChanges {
  const kept = new Map(changedFields(before, edits));
  const socials = Object.fromEntries(
    SOCIALS.filter((social) => kept.has(social)).map((social) => [social, kept.get(social)]),
  );
  const texts = (["about", "website", "steamId"] as const).filter((field) => kept.has(field));
  return {
    ...Object.fromEntries(texts.map((field) => [field, kept.get(field)])),
    ...(Object.keys(socials).length > 0 ? { socials } : {}),
  };
}
