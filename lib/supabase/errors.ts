import "server-only";
import {
  type AuthError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from "@supabase/supabase-js";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError, type ErrorCode } from "@/lib/errors";
import { weakPasswordMessage } from "./weak-password";

const MAIL_UNAVAILABLE = "The e-mail can't be sent right now. Please try again in a moment.";
const BOT_CHECK_UNAVAILABLE = "The bot-check can't be reached right now. Please try again in a moment.";
const SHELF_FULL = "Your shelf is full: it holds 20,000 games.";
export const SUSPENDED = "Your account is suspended. Your settings say why.";
export const UNEXPECTED = "An unexpected error occurred";
export const NOT_AUTHENTICATED = "User not authenticated";

/** GoTrue's codes (internal/api/apierrors/errorcode.go) that a user can act on. `null` shows its own message, as in the spec. */
const AUTH_CODES: Record<string, [ErrorCode, string | null]> = {
  invalid_credentials: ["invalid_credentials", null],
  email_not_confirmed: ["email_not_confirmed", null],
  user_banned: ["forbidden", null],
  user_already_exists: ["conflict", null],
  email_exists: ["conflict", null],
  weak_password: ["weak_password", null],
  same_password: ["invalid_input", null],
  current_password_required: ["invalid_credentials", "Please enter your current password."],
  current_password_invalid: ["invalid_credentials", "That is not your current password."],
  reauthentication_needed: ["not_authenticated", "Please sign in again to change your password."],
  validation_failed: ["invalid_input", null],
  email_address_invalid: ["invalid_input", null],
  email_address_not_authorized: ["invalid_input", null],
  signup_disabled: ["forbidden", null],
  email_provider_disabled: ["forbidden", null],
  over_email_send_rate_limit: ["rate_limited", null],
  over_request_rate_limit: ["rate_limited", null],
  captcha_failed: ["captcha_failed", "Please complete the CAPTCHA verification"],
  otp_expired: ["link_expired", null],
  session_not_found: ["not_authenticated", NOT_AUTHENTICATED],
  session_expired: ["not_authenticated", NOT_AUTHENTICATED],
  bad_jwt: ["not_authenticated", NOT_AUTHENTICATED],
  user_not_found: ["not_authenticated", NOT_AUTHENTICATED],
  insufficient_aal: ["not_authenticated", NOT_AUTHENTICATED],
  refresh_token_not_found: ["not_authenticated", NOT_AUTHENTICATED],
  refresh_token_already_used: ["not_authenticated", NOT_AUTHENTICATED],
};

/** PostgREST's and Postgres' codes (docs.postgrest.org/en/stable/references/errors.html). */
const DATA_CODES: Record<string, [ErrorCode, string]> = {
  PGRST301: ["not_authenticated", NOT_AUTHENTICATED],
  PGRST303: ["not_authenticated", NOT_AUTHENTICATED],
  "42501": ["forbidden", "You may not do that."],
  "23503": ["not_found", "This game is not in your collection."],
  "23505": ["conflict", "That is already there."],
  "23514": ["invalid_input", "One of the values is not allowed."],
  "22001": ["invalid_input", "One of the values is too long."],
  "22003": ["invalid_input", "One of the values is out of range."],
  "22007": ["invalid_input", "One of the dates is malformed."],
  "22008": ["invalid_input", "One of the dates is out of range."],
  "22009": ["invalid_input", "One of the time zones is out of range."],
  "22023": ["invalid_input", "One of the values is unknown."],
  "22P02": ["invalid_input", "One of the values is malformed."],
  // Raised by our own triggers (supabase/migrations/…_shelf.sql, …_steam.sql, …_usernames.sql).
  QS001: ["limit_reached", SHELF_FULL],
  QS002: ["limit_reached", "Your Steam imports are full: they hold 20,000 games."],
  QS003: ["limit_reached", "You can change your username once every 30 days."],
  // …_imports.sql
  QS004: ["limit_reached", "Your imports are full. Delete one that you do not need."],
  QS005: ["limit_reached", "You have 100 imports. Delete one that you do not need."],
  QS006: ["limit_reached", "You can save 50 layouts of tables."],
  QS007: ["not_found", "There is no such import."],
  QS008: ["conflict", "This import is at another step by now. Please reload the page."],
  QS009: ["conflict", "An import can be undone for 7 days."],
  // …_plays.sql
  QS013: ["limit_reached", "Your log is full: it holds 100,000 plays."],
  // …_lists.sql
  QS020: ["limit_reached", "You have 1,000 lists. Delete one that you do not need."],
  QS021: ["limit_reached", "This list is full: it holds 1,000 games."],
  QS022: ["not_found", "There is no such list."],
  QS023: ["not_found", "This game is not in the catalogue."],
  QS024: ["conflict", "This list has changed in another tab."],
  // …_copies.sql, …_tags.sql
  QS016: ["limit_reached", "You have 200 tags. Delete one that you do not need."],
  QS025: ["limit_reached", "Your copies are full: they hold 20,000."],
  QS026: ["limit_reached", "A game can have 20 copies."],
  QS027: ["limit_reached", "A game can have 30 tags."],
  // …_smart_lists.sql
  QS028: ["limit_reached", "You have 100 smart lists. Delete one that you do not need."],
  // …_follows.sql
  QS040: ["limit_reached", "You follow 2,000 people. Unfollow someone first."],
  QS041: ["limit_reached", "You have blocked 5,000 people. Unblock someone first."],
  QS042: ["not_found", "This profile can't be followed."],
  QS043: ["not_found", "This profile can't be blocked."],
  QS048: ["forbidden", SUSPENDED],
  QS049: ["limit_reached", "In its first day, an account can follow 50 people. Please go on tomorrow."],
  // …_moderation.sql
  QS050: ["not_found", "There is nothing to report any more."],
  QS051: ["limit_reached", "You can report 20 things a day. Please go on tomorrow."],
  // …_favourites.sql
  QS044: ["limit_reached", "You have five favourites. Remove one of them first."],
  QS045: ["conflict", "Your favourites have changed in another tab."],
  // …_reviews.sql
  QS046: ["limit_reached", "You have written 20,000 reviews. Delete one of them first."],
  QS047: ["not_found", "There is no such review."],
  QS053: ["limit_reached", "In its first day, an account can publish 5 reviews. Please go on tomorrow."],
  QS054: ["conflict", "Your review has changed in another tab. Save again to replace it."],
  QS052: ["limit_reached", "You like 100,000 of these. Take back one of your likes first."],
  // …_stored_bytes.sql
  QS029: [
    "limit_reached",
    "Your account is full: it can hold 100 MB. Delete imports, plays, lists or games that you do not need. Removed games count for an hour.",
  ],
  // …_account_deletion.sql
  QS030: [
    "forbidden",
    "Please confirm that it is you: enter your password, or open a new link from an e-mail.",
  ],
  QS031: ["conflict", "Your account is being deleted. Restore it before you change anything."],
  QS032: ["conflict", "The week in which this account could be restored is over."],
};

/** Whether GoTrue gave no answer of its own, so that a session may still be valid. */
export function isUnavailable(error: AuthError): boolean {
  const status = error.status ?? 0;
  return isAuthRetryableFetchError(error) || status === 0 || status === 429 || status >= 500;
}

/** Until GoTrue sends this user another mail; null for any other error. */
export function secondsToWait(error: AuthError): number | null {
  if (error.code !== "over_email_send_rate_limit") return null;
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

export function fromAuthError(error: unknown): AppError {
  if (isAuthWeakPasswordError(error)) {
    return new AppError("weak_password", weakPasswordMessage(error.reasons, error.message), { cause: error });
  }
  // The library maps "session_not_found" to it.
  if (isAuthSessionMissingError(error)) {
    return new AppError("not_authenticated", NOT_AUTHENTICATED, { cause: error });
  }
  const known = isAuthError(error) ? AUTH_CODES[error.code ?? ""] : undefined;
  if (known && isAuthError(error)) {
    const seconds = secondsToWait(error);
    const wait = seconds === null ? {} : { retryAfterS: seconds };
    return new AppError(known[0], known[1] ?? error.message, { cause: error, ...wait });
  }
  if (!isAuthError(error) || isUnavailable(error)) {
    return new AppError("upstream_unavailable", unavailableMessage(error), { cause: error });
  }
  return new AppError("invalid_input", UNEXPECTED, { cause: error });
}

/** GoTrue's own dependencies may be unavailable; only its message shows which (internal/api/mail.go, middleware.go). */
function unavailableMessage(error: unknown): string {
  if (!isAuthError(error)) return ACCOUNT_UNAVAILABLE_MESSAGE;
  if (/^Error sending .+ email$/.test(error.message)) return MAIL_UNAVAILABLE;
  return error.message === "captcha verification process failed"
    ? BOT_CHECK_UNAVAILABLE
    : ACCOUNT_UNAVAILABLE_MESSAGE;
}

/** `status` is 0 without an answer. */
export function fromDataError(error: { code?: string }, status: number): AppError {
  const known = DATA_CODES[error.code ?? ""];
  if (known) return new AppError(known[0], known[1], { cause: error });
  const isDown = status === 0 || status === 429 || status >= 500;
  return new AppError(isDown ? "upstream_unavailable" : "upstream_failed", ACCOUNT_UNAVAILABLE_MESSAGE, {
    cause: error,
  });
}
