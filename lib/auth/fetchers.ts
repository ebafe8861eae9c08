import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import {
  availabilitySchema,
  type BotCheckConfig,
  botCheckSchema,
  type ChangePassword,
  type Confirmed,
  confirmedSchema,
  type EmailState,
  emailStateSchema,
  type MailLink,
  type MailRequest,
} from "./schema";
import { announceSessionChange } from "./session-channel";
import { rememberSignedIn } from "./session-hint";

type Credentials = { email: string; password: string; captchaToken: string };

const doneSchema = z.object({ ok: z.literal(true) });

/** Signs in. Each of these throws an `AppError` whose message is for the person. */
export async function signIn(credentials: Credentials): Promise<void> {
  await writeApi("POST", "/api/auth/sign-in", credentials, doneSchema);
  rememberSignedIn(true);
  announceSessionChange();
}

/** Asks for an account; the mail's link completes it. */
export async function signUp(input: Credentials & { username: string }): Promise<void> {
  await writeApi("POST", "/api/auth/sign-up", input, doneSchema);
}

/** Redeems the link of a mail, which is good for once. */
export async function confirmLink(link: MailLink): Promise<Confirmed> {
  const confirmed = await writeApi("POST", "/api/auth/confirm", link, confirmedSchema);
  if (confirmed.step !== "first-of-two") {
    rememberSignedIn(true);
    announceSessionChange();
  }
  return confirmed;
}

const MAIL_PATHS = { confirmation: "/api/auth/resend", recovery: "/api/auth/recover" };

/** Asks for the confirmation's mail once more, or for the one that leads to a new password. */
export async function requestMail(kind: keyof typeof MAIL_PATHS, input: MailRequest): Promise<void> {
  await writeApi("POST", MAIL_PATHS[kind], input, doneSchema);
}

/** The password of who came by a recovery's link. */
export async function chooseNewPassword(password: string): Promise<void> {
  await writeApi("POST", "/api/auth/new-password", { password }, doneSchema);
  rememberSignedIn(true);
  announceSessionChange();
}

/** Changes the password of who is signed in, who proves the current one. */
export async function changePassword(input: ChangePassword): Promise<void> {
  await writeApi("PUT", "/api/auth/password", input, doneSchema);
}

/** The e-mail of who is signed in, and the one that waits for its confirmation. */
export function fetchEmailState(signal: AbortSignal): Promise<EmailState> {
  return readApi("/api/auth/email", emailStateSchema, { signal });
}

/** Asks for another e-mail, which both addresses have to confirm. */
export function changeEmail(email: string): Promise<EmailState> {
  return writeApi("PUT", "/api/auth/email", { email }, emailStateSchema);
}

/** What the bot-check runs with. */
export function fetchBotCheck(signal: AbortSignal): Promise<BotCheckConfig> {
  return readApi("/api/auth/bot-check", botCheckSchema, { signal });
}

/** Gives the signed-in person their username. */
export async function chooseUsername(username: string): Promise<void> {
  await writeApi("PUT", "/api/profile/username", { username }, doneSchema);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await writeApi("POST", "/api/auth/sign-out", {}, doneSchema);
  rememberSignedIn(false);
}

/** Whether a username is free; throws when that could not be found out. */
export async function fetchAvailability(name: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/usernames/${encodeURIComponent(name)}`;
  return (await readApi(path, availabilitySchema, { signal })).available;
}
