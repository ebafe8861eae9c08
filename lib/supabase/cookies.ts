import "server-only";
import type { CookieOptionsWithName } from "@supabase/ssr";
import { env } from "@/lib/env";

export const SESSION_COOKIE = "questshelf-session";
/** Holds the id of a session that a recovery's link has begun. */
export const RECOVERY_COOKIE = "questshelf-recovery";

/**
 * The library's own defaults are readable by JavaScript and named after the database's host; a session of ours is
 * neither. `Secure` follows the site's own address, since a browser drops such a cookie on plain http.
 */
export function cookieOptions(): CookieOptionsWithName {
  return {
    name: SESSION_COOKIE,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env().SITE_URL.startsWith("https:"),
  };
}

/** True for the cookies that hold a session, good or not: the chunks of a long one are `name.0`, `name.1` … */
export function isSessionCookie({ name }: { name: string }): boolean {
  return name === SESSION_COOKIE || name.startsWith(`${SESSION_COOKIE}.`);
}

type CookieStore = { getAll(): { name: string }[]; delete(name: string): unknown };

/** Takes away a session that is no good any more, so that middleware.ts does not go on taking it for one. */
export function clearSession(store: CookieStore): void {
  try {
    for (const { name } of store.getAll().filter(isSessionCookie)) store.delete(name);
  } catch {
    // A server component may not write cookies; the next request to a handler does.
  }
}

/** Takes away what the library notes for a link that comes back to this browser; ours carry all they need. */
export function clearVerifiers(store: CookieStore): void {
  for (const { name } of store.getAll()) {
    if (name.startsWith(SESSION_COOKIE) && name.endsWith("-code-verifier")) store.delete(name);
  }
}
