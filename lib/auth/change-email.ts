import "server-only";
import { isAuthRetryableFetchError, type User } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { clearVerifiers } from "@/lib/supabase/cookies";
import { fromAuthError } from "@/lib/supabase/errors";
import type { EmailState } from "./schema";
import type { CurrentUser } from "./user";

/** GoTrue sends two mails. */
export const EMAIL_TIME_LIMIT_MS = 15_000;
const CHANGE_LIFE_MS = 24 * 3_600_000;

function stateOf({ email = "", new_email, email_change_sent_at }: User): EmailState {
  const isAlive = Date.parse(email_change_sent_at ?? "") > Date.now() - CHANGE_LIFE_MS;
  return { email, newEmail: new_email && isAlive ? new_email : null };
}

/** Read from GoTrue: the e-mail in the token may be an hour old. */
export async function getEmailState({ supabase }: CurrentUser): Promise<EmailState> {
  const { data, error } = await supabase.auth.getUser();
  if (error) throw fromAuthError(error);
  return stateOf(data.user);
}

/** A link to the old and one to the new address must confirm it. @throws {AppError} `conflict` when it is taken. */
export async function changeEmail(user: CurrentUser, email: string): Promise<EmailState> {
  if (email.toLowerCase() === user.email.toLowerCase()) {
    throw new AppError("invalid_input", "This is already your e-mail.");
  }
  const { data, error } = await user.supabase.auth.updateUser({ email });
  clearVerifiers(await cookies());
  if (!error) return stateOf(data.user);
  // Without an answer the mails may have been sent, and GoTrue would refuse to send them again for a minute.
  const isLost = isAuthRetryableFetchError(error) && error.status === 0;
  const state = isLost ? await getEmailState(user) : null;
  if (state?.newEmail?.toLowerCase() === email.toLowerCase()) return state;
  throw fromAuthError(error);
}
