import { type ApiInput, api } from "@/lib/browser-api";
import { sessionChannel } from "@/lib/tab-channel";
import { forgetReviewDrafts } from "./forget-drafts";
import { showSignedIn } from "./session-hint";

type Body<Input extends { body: unknown }> = Input["body"];

/** Writes that begin or end the session of this browser; the other tabs are told. They throw as `api` does. */
export async function signIn(credentials: Body<ApiInput<"/api/auth/sign-in", "POST">>): Promise<void> {
  await api.post("/api/auth/sign-in", { body: credentials });
  showSignedIn(true);
  sessionChannel.announce();
}

export async function confirmLink(link: Body<ApiInput<"/api/auth/confirm", "POST">>) {
  const confirmed = await api.post("/api/auth/confirm", { body: link });
  if (confirmed.step !== "first-of-two") {
    showSignedIn(true);
    sessionChannel.announce();
  }
  return confirmed;
}

export async function chooseNewPassword(password: string): Promise<void> {
  await api.post("/api/auth/new-password", { body: { password } });
  showSignedIn(true);
  sessionChannel.announce();
}

/** @returns when the account will be deleted (ISO) */
export async function deleteAccount(
  confirmation: Body<ApiInput<"/api/auth/deletion", "POST">>,
): Promise<string> {
  const { deletesAt } = await api.post("/api/auth/deletion", { body: confirmation });
  showSignedIn(false);
  forgetReviewDrafts();
  // This tab still shows when the account will be deleted.
  sessionChannel.announceToOthers();
  return deletesAt;
}

export async function restoreAccount(): Promise<void> {
  await api.delete("/api/auth/deletion");
  sessionChannel.announce();
}

export async function signOut(): Promise<void> {
  await api.post("/api/auth/sign-out");
  showSignedIn(false);
  forgetReviewDrafts();
}
