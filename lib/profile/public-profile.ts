import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { USERNAME_PATTERN } from "@/lib/auth/username";
import { cachedRead } from "@/lib/games/cached-read";
import type { FavouriteGame } from "@/lib/games/favourite-game";
import { type FavouriteRow, toFavourite } from "@/lib/games/to-favourite";
import { readPublic } from "@/lib/supabase/public-read";
import { profileTags } from "./keys";
import type { Section, Visibility } from "./privacy";
import { ALWAYS_SHOWN_TABS, PROFILE_TABS, type ProfileTab } from "./profile-route";
import { type Socials, toSocials } from "./socials";

export const PROFILE_UNAVAILABLE = "This profile can't be loaded right now. Please try again in a moment.";

export type PublicProfile = {
  id: string;
  username: string;
  /** Paths on our own origin. */
  avatarUrl: string | null;
  bannerUrl: string | null;
  about: string | null;
  /** The text that the user entered; see `websiteLink`. */
  website: string | null;
  socials: Socials;
  visibility: Exclude<Visibility, "private">;
  shownSections: Section[];
  /** `imported`: games without a status, 0 unless their owner shows them. */
  counts: Record<ProfileTab | "total", number>;
  /** Up to five, in their order. */
  favourites: FavouriteGame[];
  /** Null below five ratings, and if they are hidden. `columns` are steps of half a star (`stepOf`). */
  ratings: { average: number; columns: number[] } | null;
};

/** Tabs without games are left out of `counts`. */
type ProfileRow = Omit<PublicProfile, "counts" | "favourites"> & {
  counts: Partial<Record<ProfileTab, number>>;
  favourites: FavouriteRow[];
};

const NO_GAMES = { playing: 0, completed: 0, want: 0, paused: 0, dropped: 0, endless: 0, imported: 0 };

export function shownTabs({ counts }: Pick<PublicProfile, "counts">): ProfileTab[] {
  return PROFILE_TABS.filter((tab, index) => index < ALWAYS_SHOWN_TABS || counts[tab] > 0);
}

/**
 * The profile that others see, by username, in any case, or by a former username: then `username` is the current one. Null when
 * there is none, or it is private. @throws {AppError}, which is never cached.
 */
export async function getPublicProfile(username: string): Promise<PublicProfile | null> {
  if (!USERNAME_PATTERN.test(username)) return null;
  return cachedRead(readProfile(username.toLowerCase()), PROFILE_UNAVAILABLE);
}

async function readProfile(key: string): Promise<PublicProfile | null> {
  "use cache";
  cacheTag(profileTags.username(key));
  const row: ProfileRow | null = await readPublic("read_profile", { name: key });
  if (!row) {
    cacheLife("unknownUsername");
    return null;
  }
  cacheTag(profileTags.user(row.id));
  cacheLife("profile");
  return {
    ...row,
    about: row.about?.trim() || null,
    socials: toSocials(row.socials),
    favourites: row.favourites.map(toFavourite),
    counts: {
      ...NO_GAMES,
      ...row.counts,
      total: Object.values(row.counts).reduce((sum, games) => sum + games, 0),
    },
  };
}
