import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { USERNAME_PATTERN } from "@/lib/auth/username";
import { cachedRead } from "@/lib/games/cached-read";
import { answerOf } from "@/lib/supabase/answers";
import { createPublicClient } from "@/lib/supabase/server";
import { profileTags } from "./keys";
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
  /** `imported`: games without a status, 0 unless their owner shows them. */
  counts: Record<ProfileTab | "total", number>;
};

const rowSchema = z
  .object({
    id: z.uuid(),
    username: z.string(),
    avatar_url: z.string().nullable(),
    banner_url: z.string().nullable(),
    about: z.string().nullable(),
    website: z.string().nullable(),
    socials: socialsSchema,
  })
  .nullable();

const counted = z.number().int().default(0);
const countsSchema = z.object({
  total: counted,
  playing: counted,
  completed: counted,
  want: counted,
  paused: counted,
  dropped: counted,
  endless: counted,
  imported: counted,
});

export function shownTabs({ counts }: Pick<PublicProfile, "counts">): ProfileTab[] {
  return PROFILE_TABS.filter((tab, index) => index < ALWAYS_SHOWN_TABS || counts[tab] > 0);
}

/**
 * The public profile by username, in any case, or by a former username: then `username` is the current one. Null when there is
 * none. @throws {AppError}, which is never cached.
 */
export async function getPublicProfile(username: string): Promise<PublicProfile | null> {
  if (!USERNAME_PATTERN.test(username)) return null;
  return cachedRead(readProfile(username.toLowerCase()), PROFILE_AWAY);
}

async function readProfile(key: string): Promise<PublicProfile | null> {
  "use cache";
  cacheTag(profileTags.username(key));
  const { client } = createPublicClient();
  const rowOf = (name: string) =>
    answerOf(client.from("public_profiles").select("*").eq("username_key", name).maybeSingle(), rowSchema);
  let row = await rowOf(key);
  if (!row) {
    const current = await answerOf(client.rpc("current_username", { former: key }), z.string().nullable());
    if (current) row = await rowOf(current.toLowerCase());
  }
  if (!row) {
    cacheLife("unknownUsername");
    return null;
  }
  cacheTag(profileTags.user(row.id));
  cacheLife("profile");
  const counts = client.from("public_collection_counts").select("*").eq("user_id", row.id).maybeSingle();
  const countsRow = await answerOf(counts, countsSchema.nullable());
  return {
    id: row.id,
    username: row.username,
    avatarUrl: row.avatar_url,
    bannerUrl: row.banner_url,
    about: row.about?.trim() || null,
    website: row.website,
    socials: row.socials,
    counts: countsRow ?? countsSchema.parse({}),
  };
}
