import type { FormMessages } from "@/components/ui/use-form";
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

/** The fields as typed. */
export type ProfileValues = Record<"about" | "website" | "steamId" | Social, string>;

/** Without a profile, the placeholders until it is loaded. */
export function toProfileValues(profile: OwnProfile | null): ProfileValues {
  const socials = SOCIALS.map((social) => [social, profile?.socials[social] ?? ""]);
  return {
    about: profile?.about ?? "",
    website: profile?.website ?? "",
    steamId: profile?.steamId ?? "",
    ...(Object.fromEntries(socials) as Record<Social, string>),
  };
}

type Field = keyof ProfileValues;

/** The stored form of a field: null for empty, undefined for refused. */
function toStored(field: Field, typed: string): string | null | undefined {
  if (field === "about") return toAbout(typed);
  if (field === "website") return toWebsite(typed);
  return field === "steamId" ? toSteamId(typed) : toSocial(field, typed);
}

function ruleOf(field: Field): string {
  if (field === "about") return ABOUT_RULE;
  if (field === "website") return WEBSITE_RULE;
  return field === "steamId" ? STEAM_ID_RULE : socialRule(field);
}

const FIELDS = ["about", "website", "steamId", ...SOCIALS] as const;

export function profileErrors(values: ProfileValues): FormMessages<ProfileValues> {
  const refused = FIELDS.filter((field) => toStored(field, values[field]) === undefined);
  return Object.fromEntries(refused.map((field) => [field, ruleOf(field)]));
}

/** The fields whose stored form differs from the saved one, as the API takes them. */
export function profileChanges(saved: ProfileValues, values: ProfileValues): ProfileChanges {
  const changes = (fields: readonly Field[]) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const stored = toStored(field, values[field]);
        const isSame =
          values[field] === saved[field] || (stored !== undefined && (stored ?? "") === saved[field]);
        return isSame ? [] : [[field, stored]];
      }),
    );
  const socials = changes(SOCIALS);
  return {
    ...changes(["about", "website", "steamId"]),
    ...(Object.keys(socials).length > 0 ? { socials } : {}),
  };
}
