import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { cookieOptions, RECOVERY_COOKIE } from "@/lib/supabase/cookies";
import { type CurrentUser, getUser } from "./user";

/** For how long after the click a new password may be chosen. */
const RECOVERY_S = 30 * 60;

/** The methods (`amr`) of a session that GoTrue takes for one of recovery (internal/models/factor.go). */
const LINK_METHODS: string[] = ["otp", "magiclink", "recovery"];

/** Marks a session that a recovery's link has begun, so that its person may choose a password without the old one. */
export async function beginRecovery(sessionId: string): Promise<void> {
  const { name: _, ...options } = cookieOptions();
  (await cookies()).set(RECOVERY_COOKIE, sessionId, { ...options, maxAge: RECOVERY_S });
}

/** The mark is a hint of ours; that a link began the session, and not long ago, stands in the signed token. */
export async function isRecovery({ supabase }: CurrentUser): Promise<boolean> {
  const mark = (await cookies()).get(RECOVERY_COOKIE)?.value;
  if (!mark) return false;
  const { data } = await supabase.auth.getClaims();
  return mark === data?.claims.session_id && beganByLinkLately(data?.claims.amr ?? []);
}

type Method = string | { method: string; timestamp: number };

/** Whether a link began the session (its `amr`) within the time that a recovery has; timestamps are in seconds. */
export function beganByLinkLately(amr: readonly Method[], nowMs = Date.now()): boolean {
  const freshAfter = nowMs / 1000 - RECOVERY_S;
  return amr.some(
    (entry) =>
      typeof entry !== "string" && LINK_METHODS.includes(entry.method) && entry.timestamp > freshAfter,
  );
}

export type Recovery = { state: "open"; email: string } | { state: "over" | "away" };

/** Whether whoever opens the page may choose a new password there. */
export async function getRecovery(): Promise<Recovery> {
  try {
    const user = await getUser();
    return user && (await isRecovery(user)) ? { state: "open", email: user.email } : { state: "over" };
  } catch (error) {
    if (error instanceof AppError && error.status >= 500) return { state: "away" };
    throw error;
  }
}

/** Takes the mark away: the password is chosen. */
export async function endRecovery(): Promise<void> {
  (await cookies()).delete(RECOVERY_COOKIE);
}
