import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import type { CurrentUser } from "@/lib/auth/user";
import { env } from "@/lib/env";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";
import { steamSignInUrl } from "@/lib/steam/openid";
import { cookieOptions } from "@/lib/supabase/cookies";
import type { SignInPage } from "./schema";

const COOKIE = "questshelf-steam";
const PATH = "/api/steam/sign-in";
const MAX_AGE_S = 10 * 60;

export const returnUrlOf = (state: string) => `${env().SITE_URL}${PATH}/return?state=${state}`;

/** Remembers that this session began a sign-in. @returns its address at Steam */
export async function beginSignIn(user: CurrentUser, page: SignInPage): Promise<string> {
  const state = randomBytes(24).toString("base64url");
  const { name: _, ...options } = cookieOptions();
  const value = JSON.stringify({ session: await sessionOf(user), state, page });
  (await cookies()).set(COOKIE, value, { ...options, path: PATH, maxAge: MAX_AGE_S });
  return steamSignInUrl(returnUrlOf(state));
}

type SignInState = { session: string; state: string; page: SignInPage };

/** The last sign-in that this browser began, or null. It ends with this call if it has this state: others may be of an older tab, or forged. */
export async function takeState(state: string | null): Promise<SignInState | null> {
  const store = await cookies();
  const begun = parseState(store.get(COOKIE)?.value ?? "");
  if (begun?.state === state) {
    const { name: _, ...options } = cookieOptions();
    store.set(COOKIE, "", { ...options, path: PATH, maxAge: 0 });
  }
  return begun;
}

function parseState(value: string): SignInState | null {
  try {
    const { session, state, page } = Object(JSON.parse(value));
    if (typeof session !== "string" || !session || typeof state !== "string" || !state) return null;
    return { session, state, page: page === "import" ? "import" : "settings" };
  } catch {
    return null;
  }
}

/** Signing out and in again is another session. @throws {AppError} when it cannot be verified now */
export async function sessionOf({ supabase }: CurrentUser): Promise<string> {
  const { data } = await supabase.auth.getClaims();
  if (!data) throw new AppError("upstream_unavailable", ACCOUNT_UNAVAILABLE_MESSAGE);
  return data.claims.session_id;
}
