import { z } from "zod";
import { availabilitySchema } from "./schema";

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function failureOf(response: Response): Promise<Error> {
  const body = errorSchema.safeParse(await response.json().catch(() => null));
  return new Error(body.success ? body.data.error.message : "An unexpected error occurred");
}

async function post(path: string, body: unknown): Promise<void> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await failureOf(response);
}

type Credentials = { email: string; password: string; captchaToken: string };

/** Each of these throws an `Error` whose message is for the person. */
export const postSignIn = (credentials: Credentials) => post("/api/auth/sign-in", credentials);
export const postSignUp = (input: Credentials & { username: string }) => post("/api/auth/sign-up", input);
export const postSignOut = () => post("/api/auth/sign-out", {});

/** Whether a username is free; throws when that could not be found out. */
export async function fetchAvailability(name: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`/api/usernames/${encodeURIComponent(name)}`, { signal });
  if (!response.ok) throw await failureOf(response);
  return availabilitySchema.parse(await response.json()).available;
}
