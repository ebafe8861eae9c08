import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { resolveVanityUrl } from "@/lib/steam/accounts";
import { MALFORMED_ID } from "./messages";
import { readForUser } from "./read-for-user";
import { parseSteamAccount } from "./steam-account";

const NO_PROFILE = "Steam knows no profile by this name.";

/** Only a custom name needs a call. @throws {AppError} `invalid_input`, or `not_found` for an unknown name */
export async function resolveSteamId(user: Pick<CurrentUser, "id">, typed: string): Promise<string> {
  const account = parseSteamAccount(typed);
  if (!account) throw new AppError("invalid_input", MALFORMED_ID);
  if ("steamId" in account) return account.steamId;
  const { vanity } = account;
  const steamId = await readForUser(user, (read) => resolveVanityUrl(vanity, read));
  if (steamId === null) throw new AppError("not_found", NO_PROFILE);
  return steamId;
}
