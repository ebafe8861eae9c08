import { z } from "zod";
import { USERNAME_CHANGE_DAYS } from "@/lib/auth/username";
import type { Tables } from "@/types/database";
import { NOTICE_KINDS, type NoticeKind } from "./notice-kinds";
import { SECTIONS, type Section, VISIBILITIES, type Visibility } from "./privacy";
import {
  ABOUT_RULE,
  type Social,
  STEAM_ID_RULE,
  socialRule,
  toAbout,
  toSocial,
  toSteamId,
  toWebsite,
  WEBSITE_RULE,
} from "./profile-fields";
import type { Socials } from "./socials";

const socialsShape = <T>(schemaOf: (social: Social) => T) => ({
  github: schemaOf("github"),
  steam: schemaOf("steam"),
  instagram: schemaOf("instagram"),
  twitter: schemaOf("twitter"),
  playstation: schemaOf("playstation"),
  xbox: schemaOf("xbox"),
});

export type OwnProfile = {
  username: string | null;
  /** When it can next be changed (ISO); null if now. */
  usernameChangeableAt: string | null;
  avatarUrl: string | null;
  bannerUrl: string | null;
  about: string | null;
  website: string | null;
  steamId: string | null;
  showImported: boolean;
  showAdult: boolean;
  steamSync: boolean;
  visibility: Visibility;
  shownSections: Section[];
  noticesOff: NoticeKind[];
  socials: Record<Social, string | null>;
};

/** Text that `toStored` normalizes: null clears the field, undefined is refused. */
function storedText(toStored: (typed: string) => string | null | undefined, rule: string) {
  return z
    .string(rule)
    .transform((typed, context) => {
      const value = toStored(typed);
      if (value !== undefined) return value;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    })
    .nullable()
    .optional();
}

/** The body of `PATCH /api/profile`: fields that are not named stay, null clears. */
export const profileBodySchema = z
  .strictObject({
    about: storedText(toAbout, ABOUT_RULE),
    website: storedText(toWebsite, WEBSITE_RULE),
    /** Any text: the route resolves it, or keeps it as typed. */
    steamId: storedText(toSteamId, STEAM_ID_RULE),
    showImported: z.boolean().optional(),
    showAdult: z.boolean().optional(),
    steamSync: z.boolean().optional(),
    visibility: z.enum(VISIBILITIES).optional(),
    shownSections: z.array(z.enum(SECTIONS)).max(SECTIONS.length).optional(),
    /** Single ones: another device may have changed others since. */
    sections: z.partialRecord(z.enum(SECTIONS), z.boolean()).optional(),
    /** Single ones, as the sections. */
    notices: z.partialRecord(z.enum(NOTICE_KINDS), z.boolean()).optional(),
    socials: z
      .strictObject(
        socialsShape((social) => storedText((typed) => toSocial(social, typed), socialRule(social))),
      )
      .optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, "There is nothing to change.");
export type ProfileChanges = z.infer<typeof profileBodySchema>;

function changeableAt(changedAt: string | null): string | null {
  if (changedAt === null) return null;
  const next = Date.parse(changedAt) + USERNAME_CHANGE_DAYS * 86_400_000;
  return next > Date.now() ? new Date(next).toISOString() : null;
}

export function toOwnProfile(row: Tables<"profiles">): OwnProfile {
  const socials = row.socials as Socials;
  return {
    username: row.username,
    usernameChangeableAt: changeableAt(row.username_changed_at),
    avatarUrl: row.avatar_url,
    bannerUrl: row.banner_url,
    about: row.about,
    website: row.website,
    steamId: row.steam_id,
    showImported: row.show_imported,
    showAdult: row.show_adult,
    steamSync: row.steam_sync,
    visibility: row.visibility as Visibility,
    shownSections: row.shown_sections as Section[],
    noticesOff: row.notices_off as NoticeKind[],
    socials: socialsShape((social) => socials[social] || null),
  };
}

export type StoredBytes = { bytes: number; maxBytes: number };
