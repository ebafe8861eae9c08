import "server-only";
import type { CookieOptions, CookieOptionsWithName } from "@supabase/ssr";
import { env } from "@/lib/env";

export const SESSION_COOKIE = "questshelf-session";
/**
 * Beside the session, and readable by scripts (lib/auth/session-hint.ts): pages that are the same for everyone read before the
 * first paint whether this browser is signed in. It names no user and grants nothing.
 */
const MARKER_COOKIE = "questshelf-signed-in";
/** The lifetime of the library's session cookie. */
const MARKER_S = 400 * 86_400;
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

type NewCookie = { name: string; value: string; options: CookieOptions };

/** Adds the marker if the session is set or deleted. */
export function withMarker(toSet: readonly NewCookie[]): NewCookie[] {
  const session = toSet.filter(isSessionCookie);
  if (session.length === 0) return [...toSet];
  return [...toSet, session.some(({ value }) => value !== "") ? marker() : deleted(marker())];
}

/** The cookie that corrects the marker, or null if the marker is right. */
export function correctedMarker(store: Pick<CookieStore, "getAll">, signedIn: boolean): NewCookie | null {
  const isMarked = store.getAll().some(({ name }) => name === MARKER_COOKIE);
  if (isMarked === signedIn) return null;
  return signedIn ? marker() : deleted(marker());
}

function marker(): NewCookie {
  const { name: _, ...options } = cookieOptions();
  return { name: MARKER_COOKIE, value: "1", options: { ...options, httpOnly: false, maxAge: MARKER_S } };
}

/** Next loses `maxAge: 0` on the way from the middleware to the page. */
function deleted({ name, options }: NewCookie): NewCookie {
  return { name, value: "", options: { ...options, maxAge: 0, expires: new Date(0) } };
}

type CookieStore = { getAll(): { name: string }[]; delete(name: string): unknown };

/** Deletes an invalid session, which middleware.ts would take for a valid one. */
export function clearSession(store: CookieStore): void {
  try {
    for (const { name } of store.getAll().filter(isSessionCookie)) store.delete(name);
    store.delete(MARKER_COOKIE);
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
