import type { AuthError } from "./gotrue.ts";

/** GoTrue's error for a mail too soon after another, or null. @param seconds the time since that one */
export function mailedTooRecently(seconds: number | null, secondsBetweenMails: number): AuthError | null {
  const wait = Math.ceil(secondsBetweenMails - (seconds ?? Number.POSITIVE_INFINITY));
  if (wait <= 0) return null;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  return { status: 429, code: "over_email_send_rate_limit", message };
}
