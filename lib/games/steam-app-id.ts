import { parseAppId } from "./app-id";

/** IGDB's `external_game_sources` and `website_types` for Steam. */
export const STEAM_SOURCE = 1;
export const STEAM_WEBSITE = 13;

type ExternalGame = { uid: string; external_game_source: number | null };
type Website = { url: string; type: number | null };

export function steamAppId(
  externalGames: readonly ExternalGame[],
  websites: readonly Website[],
): number | null {
  const steam = externalGames.find(
    ({ uid, external_game_source }) => external_game_source === STEAM_SOURCE && parseAppId(uid) !== null,
  );
  if (steam) return parseAppId(steam.uid);
  for (const { url, type } of websites) {
    const isStore = type === STEAM_WEBSITE || url.includes("store.steampowered.com/app/");
    const appId = isStore ? parseAppId(/\/app\/(\d+)/.exec(url)?.[1] ?? "") : null;
    if (appId !== null) return appId;
  }
  return null;
}
