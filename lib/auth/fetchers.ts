import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import {
  availabilitySchema,
  type BotCheckConfig,
  botCheckSchema,
  type ChangePassword,
  type Confirmed,
  confirmedSchema,
  type Deletion,
  type DeletionConfirmation,
  deletionSchema,
  deletionStateSchema,
  type EmailState,
  emailStateSchema,
  type MailLink,
  type MailRequest,
} from "./schema";
import { announceSessionChange, announceToOtherTabs } from "./session-channel";
import { showSignedIn } from "./session-hint";

type Credentials = { email: string; password: string; captchaToken: string };

const doneSchema = z.object({ ok: z.literal(true) });

export async function signIn(credentials: Credentials): Promise<void> {
  await writeApi("POST", "/api/auth/sign-in", credentials, doneSchema);
  showSignedIn(true);
  announceSessionChange();
}

export async function signUp(input: Credentials & { username: string }): Promise<void> {
  await writeApi("POST", "/api/auth/sign-up", input, doneSchema);
}

export async function confirmLink(link: MailLink): Promise<Confirmed> {
  const confirmed = await writeApi("POST", "/api/auth/confirm", link, confirmedSchema);
  if (confirmed.step !== "first-of-two") {
    showSignedIn(true);
    announceSessionChange();
  }
  return confirmed;
}

const MAIL_PATHS = { confirmation: "/api/auth/resend", recovery: "/api/auth/recover" };

export async function requestMail(kind: keyof typeof MAIL_PATHS, input: MailRequest): Promise<void> {
  await writeApi("POST", MAIL_PATHS[kind], input, doneSchema);
}

export async function chooseNewPassword(password: string): Promise<void> {
  await writeApi("POST", "/api/auth/new-password", { password }, doneSchema);
  showSignedIn(true);
  announceSessionChange();
}

export async function changePassword(input: ChangePassword): Promise<void> {
  await writeApi("PUT", "/api/auth/password", input, doneSchema);
}

export function fetchEmailState(signal: AbortSignal): Promise<EmailState> {
  return readApi("/api/auth/email", emailStateSchema, { signal });
}

export function changeEmail(email: string): Promise<EmailState> {
  return writeApi("PUT", "/api/auth/email", { email }, emailStateSchema);
}

export function fetchBotCheck(signal: AbortSignal): Promise<BotCheckConfig> {
  return readApi("/api/auth/bot-check", botCheckSchema, { signal });
}

export async function fetchNeedsPassword(signal: AbortSignal): Promise<boolean> {
  return (await readApi("/api/auth/deletion", deletionStateSchema, { signal })).needsPassword;
}

export async function deleteAccount(confirmation: DeletionConfirmation): Promise<Deletion> {
  const deletion = await writeApi("POST", "/api/auth/deletion", confirmation, deletionSchema);
  showSignedIn(false);
  // This tab still shows when the account will be deleted.
  announceToOtherTabs();
  return deletion;
}

export async function restoreAccount(): Promise<void> {
  await writeApi("DELETE", "/api/auth/deletion", undefined, doneSchema);
  announceSessionChange();
}

export async function chooseUsername(username: string): Promise<void> {
  await writeApi("PUT", "/api/profile/username", { username }, doneSchema);
}

export async function changeUsername(username: string): Promise<void> {
  await writeApi("PATCH", "/api/profile/username", { username }, doneSchema);
}

export async function signOut(): Promise<void> {
  await writeApi("POST", "/api/auth/sign-out", {}, doneSchema);
  showSignedIn(false);
}

export async function fetchAvailability(name: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/usernames/${encodeURIComponent(name)}`;
  return (await readApi(path, availabilitySchema, { signal })).available;
}
