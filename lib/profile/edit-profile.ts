import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError, withUserMessage } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { type OwnProfile, type ProfileChanges, profileRowSchema, toOwnProfile } from "./own-profile";

export const EDIT_FAILED = "Failed to update profile.";

/**
 * Changes the user's own profile. Fields and social names that `changes` leaves out stay.
 * @param changes with a resolved Steam ID
 */
export function editProfile(user: CurrentUser, changes: ProfileChanges): Promise<OwnProfile> {
  return withUserMessage(EDIT_FAILED, async () => {
    const { steamId, ...rest } = changes;
    const values = { ...rest, ...(steamId === undefined ? {} : { steam_id: steamId }) };
    const query = user.supabase.rpc("edit_profile", { changes: values });
    const row = await answerOf(query, profileRowSchema.nullable());
    if (!row) throw new AppError("upstream_failed", EDIT_FAILED);
    return toOwnProfile(row);
  });
}
