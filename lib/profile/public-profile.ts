import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { USERNAME_PATTERN } from "@/lib/auth/username";
import { cachedRead } from "@/lib/games/cached-read";
import { readPublic } from "@/lib/supabase/public-read";
import { profileTags } from "./keys";
import { SECTIONS, type Section, VISIBILITIES, type Visibility } from "./privacy";
import { ALWAYS_SHOWN_TABS, PROFILE_TABS, type ProfileTab } from "./profile-route";
import { type Socials, socialsSchema } from "./socials";

export const PROFILE_AWAY = "This profile can't be loaded right now. Please try again in a moment.";

export type PublicProfile = {
  id: string;
  username: string;
  /** Paths on our own origin. */
  avatarUrl: string | null;
  bannerUrl: string | null;
  about: string | null;
  /** As entered by the user; see `websiteLink`. */
  website: string | null;
  socials: Socials;
  visibility: Exclude<Visibility, "private">;
  shownSections: Section[];
  /** `imported`: games without a status, 0 unless their owner shows them. */
  counts: Record<ProfileTab | "total", number>;
};

const counted = z.number().int().default(0);

const rowSchema = z
  .object({
    id: z.uuid(),
    username: z.string(),
    avatar_url: z.string().nullable(),
    banner_url: z.string().nullable(),
    about: z.string().nullable(),
    website: z.string().nullable(),
    socials: socialsSchema,
    visibility: z.enum(VISIBILITIES).exclude(["private"]),
    shown_sections: z.array(z.enum(SECTIONS)),
    counts: z.object({
      playing: counted,
      completed: counted,
      want: counted,
      paused: counted,
      dropped: counted,
      endless: counted,
      imported: counted,
    }),
  })
  .nullable();

export function shownTabs({ counts }: Pick<PublicProfile, "counts">): ProfileTab[] {
  return PROFILE_TABS.filter((tab, index) => index < ALWAYS_SHOWN_TABS || counts[tab] > 0);
}

/**
 * The profile that others see, by username, in any case, or by a former username: then `username` is the current one. Null when
 * there is none, or it is private. @throws {AppError}, which is never cached.
 */
export async function getPublicProfile(username: string): Promise<PublicProfile | null> {
  if (!USERNAME_PATTERN.test(username)) return null;
  return cachedRead(readProfile(username.toLowerCase()), PROFILE_AWAY);
}

async function readProfile(key: string): Promise<PublicProfile | null> {
  "use cache";
  cacheTag(profileTags.username(key));
  const row = await readPublic("read_profile", { name: key }, rowSchema);
  if (!row) {
    cacheLife("unknownUsername");
    return null;
  }
  cacheTag(profileTags.user(row.id));
  cacheLife("profile");
  return {
    id: row.id,
    username: row.username,
    avatarUrl: row.avatar_url,
    bannerUrl: row.banner_url,
    about: row.about?.trim() || null,
    website: row.website,
    socials: row.socials,
    visibility: row.visibility,
    shownSections: row.shown_sections,
    counts: { ...row.counts, total: Object.values(row.counts).reduce((sum, games) => sum + games, 0) },
  };
}
