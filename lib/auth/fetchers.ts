import { z } from "zod";
import { readApi, writeApi } from "@/lib/browser-api";
import { availabilitySchema } from "./schema";
import { announceSessionChange } from "./session-channel";
import { rememberSignedIn } from "./session-hint";

type Credentials = { email: string; password: string; captchaToken: string };

const doneSchema = z.object({ ok: z.literal(true) });

/** Each of these throws an `AppError` whose message is for the person. */
export async function signIn(credentials: Credentials): Promise<void> {
  await writeApi("POST", "/api/auth/sign-in", credentials, doneSchema);
  rememberSignedIn(true);
  announceSessionChange();
}

/** Asks for an account; the mail's link completes it. */
export async function signUp(input: Credentials & { username: string }): Promise<void> {
  await writeApi("POST", "/api/auth/sign-up", input, doneSchema);
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
