import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { expireSeenLists } from "@/lib/lists/expire";
import { expireProfile } from "@/lib/profile/expire";
import { getOwnProfile } from "@/lib/profile/get-own-profile";

/** After a change of who sees the user's profile: also what is cached as "not found", and the pages of each list. */
export async function expireAllOf(user: CurrentUser): Promise<void> {
  await expireProfile(user.id);
  const [{ username }] = await Promise.all([getOwnProfile(user), expireSeenLists(user)]);
  if (username !== null) await expireProfile(user.id, username);
}
