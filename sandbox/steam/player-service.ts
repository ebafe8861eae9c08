import { accountById } from "./accounts.ts";
import { badRequest, json } from "./answers.ts";
import type { Owned } from "./library.ts";
import { pictureHash, SAMPLE_NOW, sample } from "./numbers.ts";
import type { World } from "./world.ts";

/** Free games, listed only on request: Team Fortress 2, Dota 2, Counter-Strike 2, Warframe, Apex Legends, … */
const FREE_APPIDS = [440, 570, 730, 230410, 238960, 578080, 1085660, 1172470, 1599340, 2357570];

const RECENT_GAMES = 5;
const DAY_S = 86_400;

const isOn = (value: string | null) => value === "1" || value === "true";

/** Sample play times in minutes: a third of the games is unplayed, the first five were played recently. */
function times({ appid }: Owned, index: number) {
  const played = index < RECENT_GAMES || sample(`played ${appid}`, 3) > 0;
  const minutes = played ? 20 + sample(`minutes ${appid}`, 90) ** 2 : 0;
  const lately = index < RECENT_GAMES ? 30 + sample(`lately ${appid}`, 600) : 0;
  const daysAgo = index < RECENT_GAMES ? sample(`day ${appid}`, 12) : 20 + sample(`day ${appid}`, 1500);
  return { minutes: minutes + lately, lately, last: played ? SAMPLE_NOW - daysAgo * DAY_S : 0 };
}

function ownedGame(owned: Owned, index: number, withInfo: boolean) {
  const { minutes, lately, last } = times(owned, index);
  return {
    appid: owned.appid,
    ...(withInfo ? { name: owned.name } : {}),
    ...(lately ? { playtime_2weeks: lately } : {}),
    playtime_forever: minutes,
    ...(withInfo
      ? {
          img_icon_url: pictureHash(`icon ${owned.appid}`),
          has_community_visible_stats: true,
        }
      : {}),
    playtime_windows_forever: minutes,
    playtime_mac_forever: 0,
    playtime_linux_forever: 0,
    playtime_deck_forever: 0,
    rtime_last_played: last,
    ...(withInfo ? { content_descriptorids: [] } : {}),
    playtime_disconnected: 0,
  };
}

function libraryFor(params: URLSearchParams, world: World): readonly Owned[] | null | undefined {
  const steamid = params.get("steamid") ?? "";
  if (!/^\d{17}$/.test(steamid)) return undefined;
  const account = accountById(steamid);
  return account && world.libraryOf(account);
}

/** No account: 400. Private library: empty object. Public library without games: a count of 0 and no list. */
export function getOwnedGames(params: URLSearchParams, world: World): Response {
  const library = libraryFor(params, world);
  if (library === undefined) return badRequest();
  if (library === null) return json({ response: {} });
  const wanted = [...params]
    .filter(([name]) => name.startsWith("appids_filter["))
    .map(([, id]) => Number(id));
  const withFree = isOn(params.get("include_played_free_games"));
  const withInfo = isOn(params.get("include_appinfo"));
  const games = library
    .map((owned, index) => ({ owned, index }))
    .filter(({ owned }) => withFree || !FREE_APPIDS.includes(owned.appid))
    .filter(({ owned }) => wanted.length === 0 || wanted.includes(owned.appid))
    .map(({ owned, index }) => ownedGame(owned, index, withInfo))
    .sort((a, b) => a.appid - b.appid);
  return json({ response: games.length ? { game_count: games.length, games } : { game_count: 0 } });
}

/** Games of the last two weeks, most played first. */
export function getRecentlyPlayedGames(params: URLSearchParams, world: World): Response {
  const library = libraryFor(params, world);
  if (library === undefined) return badRequest();
  if (library === null) return json({ response: {} });
  const recent = library.slice(0, RECENT_GAMES).map((owned, index) => {
    const { minutes, lately } = times(owned, index);
    return {
      appid: owned.appid,
      name: owned.name,
      playtime_2weeks: lately,
      playtime_forever: minutes,
      img_icon_url: pictureHash(`icon ${owned.appid}`),
      playtime_windows_forever: minutes,
      playtime_mac_forever: 0,
      playtime_linux_forever: 0,
      playtime_deck_forever: 0,
    };
  });
  const count = Number(params.get("count") ?? 0);
  const games = recent
    .sort((a, b) => b.playtime_2weeks - a.playtime_2weeks)
    .slice(0, count > 0 ? count : recent.length);
  return json({ response: games.length ? { total_count: recent.length, games } : { total_count: 0 } });
}
