import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { inWords } from "./in-words";
import { type OwnProfile, type ProfileChanges, profileRowSchema, toOwnProfile } from "./own-profile";

const FAILED = "Failed to update profile.";

export const requireEditor = () => inWords(FAILED, () => requireUser());

/**
 * Changes the signed-in user's profile; fields that are not named stay, each social name by itself.
 * @param changes with the Steam ID already resolved
 * @throws {AppError} with the spec's messages
 */
export function editProfile(user: CurrentUser, changes: ProfileChanges): Promise<OwnProfile> {
  return inWords(FAILED, async () => {
    const { steamId, ...rest } = changes;
    const values = { ...rest, ...(steamId === undefined ? {} : { steam_id: steamId }) };
    const query = user.supabase.rpc("edit_profile", { changes: values });
    const row = await answerOf(query, profileRowSchema.nullable());
    if (!row) throw new AppError("upstream_failed", FAILED);
    return toOwnProfile(row);
  });
}
