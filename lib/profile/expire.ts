import "server-only";
import { revalidateTag } from "next/cache";
import { announceTags } from "@/lib/shared-store/announce";
import { profileTags } from "./keys";

/**
 * Makes a person's public pages fresh at the next load, on all instances. To be awaited by the route handler after each
 * write to the profile or the shelf.
 * @param username what the person is called from now on, where the write has changed that: so far it may be known that
 * nobody has this name.
 */
export async function expireProfile(userId: string, username?: string): Promise<void> {
  const tags = [
    profileTags.person(userId),
    ...(username === undefined ? [] : [profileTags.username(username)]),
  ];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await announceTags(tags);
}
