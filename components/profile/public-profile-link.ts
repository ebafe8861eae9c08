import { askedForUsername } from "@/components/auth/username/asked-for-username";
import type { SessionUser } from "@/lib/auth/session";
import { profilePath } from "@/lib/profile/profile-route";

export const PUBLIC_PROFILE_LABEL = "Public profile";

/**
 * The user's public profile. Without a username `href` is null, and `ask` opens the prompt for one. Use a
 * plain `<a>`: the client router may have cached the page from before a change.
 */
export function publicProfileOf({ username }: Pick<SessionUser, "username">) {
  return { href: username ? profilePath(username) : null, ask: () => askedForUsername.set(true) };
}
