import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { cookieOptions, RECOVERY_COOKIE } from "@/lib/supabase/cookies";
import { type CurrentUser, getUser } from "./user";

const RECOVERY_S = 30 * 60;

/** The `amr` methods of a recovery session (GoTrue, internal/models/factor.go). */
const LINK_METHODS: string[] = ["otp", "magiclink", "recovery"];

export async function beginRecovery(sessionId: string): Promise<void> {
  const { name: _, ...options } = cookieOptions();
  (await cookies()).set(RECOVERY_COOKIE, sessionId, { ...options, maxAge: RECOVERY_S });
}

/** The cookie is only a hint. The signed token proves that a link started the session recently. */
export async function isRecovery({ supabase }: CurrentUser): Promise<boolean> {
  const mark = (await cookies()).get(RECOVERY_COOKIE)?.value;
  if (!mark) return false;
  const { data } = await supabase.auth.getClaims();
  return mark === data?.claims.session_id && isRecentLinkSession(data?.claims.amr ?? []);
}

type Method = string | { method: string; timestamp: number };

/** Timestamps are in seconds. */
export function isRecentLinkSession(amr: readonly Method[], nowMs = Date.now()): boolean {
  const freshAfter = nowMs / 1000 - RECOVERY_S;
  return amr.some(
    (entry) =>
      typeof entry !== "string" && LINK_METHODS.includes(entry.method) && entry.timestamp > freshAfter,
  );
}

export type Recovery = { state: "open"; email: string } | { state: "expired" | "unavailable" };

export async function getRecovery(): Promise<Recovery> {
  try {
    const user = await getUser();
    return user && (await isRecovery(user)) ? { state: "open", email: user.email } : { state: "expired" };
  } catch (error) {
    if (error instanceof AppError && error.status >= 500) return { state: "unavailable" };
    throw error;
  }
}

export async function endRecovery(): Promise<void> {
  (await cookies()).delete(RECOVERY_COOKIE);
}
