import "server-only";
import { storeSteamId } from "@/lib/auth/store-steam-id";
import type { CurrentUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { isAppOfGame } from "@/lib/games/is-app-of-game";
import { OutsideError, toUpstreamError } from "@/lib/http/fetch-json";
import { isSteamAccount, resolveVanityUrl } from "@/lib/steam/accounts";
import type { Caller } from "@/lib/steam/allowance";
import { ownsApp } from "@/lib/steam/owns-app";
import { fetchPlayerAchievements, type PlayerAchievement } from "@/lib/steam/player-achievements";
import { parseSteamAccount } from "@/lib/steam/steam-account";
import { isSteamId64 } from "@/lib/steam/steam-id";
import { answerOf } from "@/lib/supabase/answers";
import { getAchievements, RETRY_AFTER_S } from "./get-achievements";
import { FAILED_MESSAGE } from "./messages";
import type { AchievementsResult } from "./schema";
import { toResult } from "./to-result";

/** Other calls follow, and all of them have 3 s. */
const VANITY_TIMEOUT_MS = 900;
const ACCOUNT_TIMEOUT_MS = 800;

const NOT_OWN = "This is not the Steam ID of your own profile.";
const NOT_OURS = "None of our games has this Steam app id.";

/**
 * A game's achievements, equal for all visitors.
 * @throws {AppError} `not_found` for an app of no game in the catalogue; when the catalogue or Steam cannot be read
 */
export async function getSharedResult(appId: number): Promise<AchievementsResult> {
  await requireAppOfGame(appId);
  return toResult(await getAchievements(appId), "no_steam_id");
}

/**
 * The same with what the user has earned. Only for the Steam id of the user's own profile: Steam's terms allow reading a
 * player's data at that player's request.
 * @throws {AppError} `forbidden` for any other id; as above
 */
export async function getPersonalResult(
  user: CurrentUser,
  appId: number,
  steamId: string,
): Promise<AchievementsResult> {
  const query = user.supabase.from("profiles").select("steam_id").eq("id", user.id).maybeSingle();
  const profile = await answerOf(query);
  const own = profile?.steam_id ?? null;
  if (own === null || (own !== steamId && isSteamId64(steamId))) throw new AppError("forbidden", NOT_OWN);
  await requireAppOfGame(appId);
  const [achievements, earned] = await Promise.all([
    getAchievements(appId),
    readEarned(appId, { user, own, given: steamId }),
  ]);
  if (typeof earned === "string") return toResult(achievements, earned);
  return toResult(achievements, "known", earned);
}

async function requireAppOfGame(appId: number): Promise<void> {
  if (!(await isAppOfGame(appId, FAILED_MESSAGE))) throw new AppError("not_found", NOT_OURS);
}

/** Null for a name that Steam does not know, and for what can be neither an id nor a name. */
async function toSteamId64(text: string, caller: Caller): Promise<string | null> {
  const account = parseSteamAccount(text);
  if (!account) return null;
  if ("steamId" in account) return account.steamId;
  return resolveVanityUrl(account.vanity, { caller, timeoutMs: VANITY_TIMEOUT_MS });
}

/**
 * Steam answers the same for a game that is not owned, for nothing earned yet, and sometimes for a private library. So only an
 * owner is reported to have earned nothing.
 */
async function readEarned(
  appId: number,
  { user, own, given }: { user: CurrentUser; own: string; given: string },
): Promise<PlayerAchievement[] | "private" | "not_owned" | "bad_steam_id"> {
  const caller = { userId: user.id };
  try {
    const id = await toSteamId64(given, caller);
    // The given one may be what the profile had before it was resolved.
    if (own !== given && own !== id) throw new AppError("forbidden", NOT_OWN);
    if (id === null) return "bad_steam_id";
    if (own !== id) await storeSteamId(user, own, id);
    const earned = await fetchPlayerAchievements(appId, id, caller);
    if (earned === "bad_request") {
      if (!(await isSteamAccount(id, { caller, timeoutMs: ACCOUNT_TIMEOUT_MS }))) return "bad_steam_id";
      throw new OutsideError("steam", "status", { status: 400 });
    }
    if (earned === "private" || earned.some(({ achieved }) => achieved)) return earned;
    const owns = await ownsApp(appId, id, caller);
    if (owns === null) return "private";
    return owns ? earned : "not_owned";
  } catch (error) {
    throw toUpstreamError(error, FAILED_MESSAGE, RETRY_AFTER_S);
  }
}
