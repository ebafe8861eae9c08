import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { resolveVanityUrl } from "@/lib/steam/accounts";
import { parseSteamAccount } from "@/lib/steam/steam-account";
import { MALFORMED_ID } from "./messages";
import { readForUser } from "./read-for-user";

const NO_PROFILE = "Steam knows no profile by this name.";
/** A save does not wait longer: the ID can be resolved later. */
const SAVE_TIMEOUT_MS = 2000;

/** Only a custom name needs a call. @throws {AppError} `invalid_input`, or `not_found` for an unknown name */
export async function resolveSteamId(
  user: Pick<CurrentUser, "id">,
  typed: string,
  limits: { timeoutMs?: number } = {},
): Promise<string> {
  const account = parseSteamAccount(typed);
  if (!account) throw new AppError("invalid_input", MALFORMED_ID);
  if ("steamId" in account) return account.steamId;
  const { vanity } = account;
  const steamId = await readForUser(user, (read) => resolveVanityUrl(vanity, { ...read, ...limits }));
  if (steamId === null) throw new AppError("not_found", NO_PROFILE);
  return steamId;
}

/** The resolved Steam ID, or the text itself when it cannot be resolved now. */
export async function resolveSteamIdOrKeep(user: Pick<CurrentUser, "id">, typed: string): Promise<string> {
  try {
    return await resolveSteamId(user, typed, { timeoutMs: SAVE_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof AppError) return typed;
    throw error;
  }
}
