import "server-only";
import { revalidateTag } from "next/cache";
import { announceTags } from "@/lib/shared-store/announce";
import { profileTags } from "./keys";

/**
 * Expires a user's public pages on all instances, so that the next request renders them anew.
 * @param username set when the write gave the user a name, because "not found" may be cached under it
 */
export async function expireProfile(userId: string, username?: string): Promise<void> {
  const tags = [
    profileTags.user(userId),
    ...(username === undefined ? [] : [profileTags.username(username)]),
  ];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await announceTags(tags);
}
