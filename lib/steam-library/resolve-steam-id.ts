import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { resolveVanityUrl } from "@/lib/steam/accounts";
import { askSteam } from "./ask-steam";
import { MALFORMED_ID } from "./messages";
import { parseSteamAccount } from "./steam-account";

const NO_PROFILE = "Steam knows no profile by this name.";

/**
 * The 64-bit id of the account that a person typed: the id itself, a profile's address or its own name. Steam is asked
 * for a name only.
 * @throws {AppError} `invalid_input` for what is no account, `not_found` for a name that Steam does not know.
 */
export async function resolveSteamId(user: Pick<CurrentUser, "id">, typed: string): Promise<string> {
  const account = parseSteamAccount(typed);
  if (!account) throw new AppError("invalid_input", MALFORMED_ID);
  if ("steamId" in account) return account.steamId;
  const { vanity } = account;
  const steamId = await askSteam(user, (read) => resolveVanityUrl(vanity, read));
  if (steamId === null) throw new AppError("not_found", NO_PROFILE);
  return steamId;
}
