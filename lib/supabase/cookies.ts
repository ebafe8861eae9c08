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

/** When auth-js refreshes a session (EXPIRY_MARGIN_MS in its lib/constants.ts). */
const REFRESHED_AHEAD_MS = 90_000;

/** Whether these cookies hold a session that is due for a refresh. */
export function isRefreshDue(cookies: readonly { name: string; value: string }[]): boolean {
  const parts = cookies
    .filter(isSessionCookie)
    .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  const text = parts.map(({ value }) => value).join("");
  try {
    const session: unknown = JSON.parse(Buffer.from(text.replace(/^base64-/, ""), "base64url").toString());
    const expiresAt = Number(Object(session).expires_at);
    return expiresAt * 1000 - Date.now() < REFRESHED_AHEAD_MS;
  } catch {
    return false;
  }
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
