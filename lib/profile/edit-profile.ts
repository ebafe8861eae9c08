import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { inWords } from "./in-words";
import { type OwnProfile, type ProfileChanges, profileRowSchema, toOwnProfile } from "./own-profile";

const FAILED = "Failed to update profile.";

/** Who changes their profile; that nobody can say who it is, is told in the words of the change. @throws {AppError} */
export const requireEditor = () => inWords(FAILED, () => requireUser());

/**
 * Changes the person's own profile; what is not named stays, each social name by itself.
 * @param changes with a Steam ID that is resolved already
 * @throws {AppError} in the spec's words
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
