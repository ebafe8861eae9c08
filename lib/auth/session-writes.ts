import { type ApiInput, api } from "@/lib/browser-api";
import { forgetReviewDrafts } from "./forget-drafts";
import { announceSessionChange, announceToOtherTabs } from "./session-channel";
import { showSignedIn } from "./session-hint";

type Body<Input extends { body: unknown }> = Input["body"];

/** Writes that begin or end the session of this browser; the other tabs are told. They throw as `api` does. */
export async function signIn(credentials: Body<ApiInput<"/api/auth/sign-in", "POST">>): Promise<void> {
  await api.post("/api/auth/sign-in", { body: credentials });
  showSignedIn(true);
  announceSessionChange();
}

export async function confirmLink(link: Body<ApiInput<"/api/auth/confirm", "POST">>) {
  const confirmed = await api.post("/api/auth/confirm", { body: link });
  if (confirmed.step !== "first-of-two") {
    showSignedIn(true);
    announceSessionChange();
  }
  return confirmed;
}

export async function chooseNewPassword(password: string): Promise<void> {
  await api.post("/api/auth/new-password", { body: { password } });
  showSignedIn(true);
  announceSessionChange();
}

/** @returns when the account will be deleted (ISO) */
export async function deleteAccount(
  confirmation: Body<ApiInput<"/api/auth/deletion", "POST">>,
): Promise<string> {
  const { deletesAt } = await api.post("/api/auth/deletion", { body: confirmation });
  showSignedIn(false);
  forgetReviewDrafts();
  // This tab still shows when the account will be deleted.
  announceToOtherTabs();
  return deletesAt;
}

export async function restoreAccount(): Promise<void> {
  await api.delete("/api/auth/deletion");
  announceSessionChange();
}

export async function signOut(): Promise<void> {
  await api.post("/api/auth/sign-out");
  showSignedIn(false);
  forgetReviewDrafts();
}
