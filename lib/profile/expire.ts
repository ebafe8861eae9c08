import "server-only";
import { revalidateTag } from "next/cache";
import { profileTag, usernameTag } from "./tags";

/**
 * Makes a person's public pages fresh at the next load. To be called by the route handler after each write to the
 * profile or the shelf.
 * @param username what the person is called from now on, where the write has changed that: so far it may be known that
 * nobody has this name.
 */
export function expireProfile(userId: string, username?: string): void {
  revalidateTag(profileTag(userId), { expire: 0 });
  if (username !== undefined) revalidateTag(usernameTag(username), { expire: 0 });
}
