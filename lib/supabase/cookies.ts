import "server-only";
import type { CookieOptionsWithName } from "@supabase/ssr";
import { env } from "@/lib/env";

export const SESSION_COOKIE = "questshelf-session";
/** The id of a session that a recovery link started. */
export const RECOVERY_COOKIE = "questshelf-recovery";

/** The library's defaults are readable by JavaScript. Browsers drop `Secure` cookies on plain http. */
export function cookieOptions(): CookieOptionsWithName {
  return {
    name: SESSION_COOKIE,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env().SITE_URL.startsWith("https:"),
  };
}

/** A long session is split into `name.0`, `name.1` … */
export function isSessionCookie({ name }: { name: string }): boolean {
  return name === SESSION_COOKIE || name.startsWith(`${SESSION_COOKIE}.`);
}

/** auth-js refreshes a session this long before it expires (EXPIRY_MARGIN_MS in its lib/constants.ts). */
const REFRESH_MARGIN_MS = 90_000;

export function isRefreshDue(cookies: readonly { name: string; value: string }[]): boolean {
  const parts = cookies
    .filter(isSessionCookie)
    .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  const text = parts.map(({ value }) => value).join("");
  try {
    const session: unknown = JSON.parse(Buffer.from(text.replace(/^base64-/, ""), "base64url").toString());
    const expiresAt = Number(Object(session).expires_at);
    return expiresAt * 1000 - Date.now() < REFRESH_MARGIN_MS;
  } catch {
    return false;
  }
}

type CookieStore = { getAll(): { name: string }[]; delete(name: string): unknown };

/** Deletes an invalid session, which middleware.ts would take for a valid one. */
export function clearSession(store: CookieStore): void {
  try {
    for (const { name } of store.getAll().filter(isSessionCookie)) store.delete(name);
  } catch {
    // Server components may not write cookies; the next request to a route handler does.
  }
}

/** Deletes the library's PKCE verifiers, which our links do not use. */
export function clearVerifiers(store: CookieStore): void {
  for (const { name } of store.getAll()) {
    if (name.startsWith(SESSION_COOKIE) && name.endsWith("-code-verifier")) store.delete(name);
  }
}
