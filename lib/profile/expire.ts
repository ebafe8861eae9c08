import "server-only";
import { revalidateTag } from "next/cache";
import { publishExpiredTags } from "@/lib/shared-store/publish-tags";
import { profileTags } from "./keys";

/** For `invalidates` of a route that changes what the signed-in user's profile or shelf shows. */
export function expireOwnProfile({ user }: { user: { id: string } }): Promise<void> {
  return expireProfile(user.id);
}

/**
 * Expires a user's public pages on all instances, so that the next request renders them again.
 * @param username set when the write gave the user a name, because "not found" may be cached under it
 */
export async function expireProfile(userId: string, username?: string): Promise<void> {
  const tags = [
    profileTags.user(userId),
    ...(username === undefined ? [] : [profileTags.username(username)]),
  ];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishExpiredTags(tags);
}
