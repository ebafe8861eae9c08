import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { expireSeenLists } from "@/lib/lists/expire";
import { expireNeighbours } from "@/lib/people/expire";
import { expireProfile } from "@/lib/profile/expire";
import { getOwnProfile } from "@/lib/profile/get-own-profile";

/**
 * After a change of who sees the user's profile: also what is cached as "not found", the pages of each list, and the profiles that count
 * the user.
 */
export async function expireAllOf(user: CurrentUser): Promise<void> {
  await expireProfile(user.id);
  const [{ username }] = await Promise.all([
    getOwnProfile(user),
    expireSeenLists(user),
    expireNeighbours(user),
  ]);
  if (username !== null) await expireProfile(user.id, username);
}
