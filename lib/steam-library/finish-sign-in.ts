import "server-only";
import { type CurrentUser, getUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { verifySteamSignIn } from "@/lib/steam/openid";
import type { SignInPage, SignInResult } from "./schema";
import { returnUrlOf, sessionOf, takeState } from "./sign-in-state";

type Finished = { page: SignInPage; result: SignInResult };

/** Saves the Steam ID that Steam confirms, if this session began this very sign-in. */
export async function finishSignIn(
  params: URLSearchParams,
  save: (user: CurrentUser, steamId: string) => Promise<void>,
): Promise<Finished> {
  const state = params.get("state");
  const begun = await takeState(state);
  const page = begun?.page ?? "settings";
  if (begun?.state !== state) return { page, result: "expired" };
  try {
    const user = await getUser();
    if (!user || (await sessionOf(user)) !== begun.session) return { page, result: "expired" };
    const proof = await verifySteamSignIn(params, { returnTo: returnUrlOf(begun.state), userId: user.id });
    if ("problem" in proof) return { page, result: proof.problem };
    // Steam may have been slow, and the time limit of the first client has been running since.
    const editor = await getUser();
    if (editor?.id !== user.id) return { page, result: "expired" };
    await save(editor, proof.steamId);
    return { page, result: "saved" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn("steam_sign_in_not_saved", { error });
    return { page, result: "not_saved" };
  }
}
