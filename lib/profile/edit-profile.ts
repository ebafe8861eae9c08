import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError, withUserMessage } from "@/lib/errors";
import { jsonOf } from "@/lib/supabase/answers";
import type { Tables } from "@/types/database";
import { type OwnProfile, type ProfileChanges, toOwnProfile } from "./own-profile";

export const EDIT_FAILED = "Failed to update profile.";

/** Fields, social names and sections that `changes` leaves out stay. */
export function editProfile(user: CurrentUser, changes: ProfileChanges): Promise<OwnProfile> {
  return withUserMessage(EDIT_FAILED, async () => {
    const { steamId, showImported, showAdult, steamSync, shownSections, ...rest } = changes;
    // JSON leaves out what is undefined.
    const values = {
      ...rest,
      steam_id: steamId,
      show_imported: showImported,
      show_adult: showAdult,
      steam_sync: steamSync,
      shown_sections: shownSections,
    };
    const query = user.supabase.rpc("edit_profile", { changes: values });
    const row = await jsonOf<Tables<"profiles"> | null>(query);
    if (!row) throw new AppError("upstream_failed", EDIT_FAILED);
    return toOwnProfile(row);
  });
}
