import "server-only";
import { storeSteamId } from "@/lib/auth/store-steam-id";
import type { CurrentUser } from "@/lib/auth/user";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isSteamAccount } from "@/lib/steam/accounts";
import { fetchOwnedGames } from "@/lib/steam/owned-games";
import { EMPTY_ID, PRIVATE_HELP, PRIVATE_LIBRARY } from "./messages";
import { readForUser } from "./read-for-user";
import { resolveSteamId } from "./resolve-steam-id";
import type { LibraryAnswer } from "./schema";

const NO_ACCOUNT = "Steam knows no account with this ID.";
const PRIVATE = `${PRIVATE_LIBRARY}. ${PRIVATE_HELP}`;

/** @throws {AppError} `invalid_input` for no account, `not_found` for an unknown one, `forbidden` for a private one */
export async function getLibrary(user: CurrentUser, given: string): Promise<LibraryAnswer> {
  const typed = given.trim();
  if (!typed) throw new AppError("invalid_input", EMPTY_ID);
  const steamid = await resolveSteamId(user, typed);
  if (steamid !== typed) await storeSteamId(user, typed, steamid);
  const games = await readForUser(user, (read) => fetchOwnedGames(steamid, read));
  if (!games) {
    if (await readForUser(user, (read) => isSteamAccount(steamid, read)))
      throw new AppError("forbidden", PRIVATE);
    throw new AppError("not_found", NO_ACCOUNT);
  }
  const { compare } = new Intl.Collator("en", { numeric: true });
  games.sort((left, right) => compare(left.name, right.name) || left.appid - right.appid);
  return { steamid, iconsUrl: env().STEAM_ICON_URL, response: { game_count: games.length, games } };
}
