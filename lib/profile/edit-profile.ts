import "server-only";
import { type CurrentUser, requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { answerOf } from "@/lib/supabase/answers";
import { getOwnProfile } from "./get-own-profile";
import { inWords } from "./in-words";
import {
  type OwnProfile,
  PROFILE_COLUMNS,
  type ProfileChanges,
  profileRowSchema,
  toOwnProfile,
  withSocials,
} from "./own-profile";

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
    const { socials, steamId, ...texts } = changes;
    const values = {
      ...texts,
      ...(steamId === undefined ? {} : { steam_id: steamId }),
      ...(socials ? { socials: withSocials((await getOwnProfile(user)).socials, socials) } : {}),
    };
    const query = user.supabase.from("profiles").update(values).eq("id", user.id).select(PROFILE_COLUMNS);
    const row = await answerOf(query.maybeSingle(), profileRowSchema.nullable());
    if (!row) throw new AppError("upstream_failed", FAILED);
    return toOwnProfile(row);
  });
}
