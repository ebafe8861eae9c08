import { type Account, accountById } from "./accounts.ts";
import { ACHIEVEMENTS, type Achievement, STATS_ONLY } from "./achievements.ts";
import { badRequest, json } from "./answers.ts";
import { SAMPLE_NOW, sample } from "./numbers.ts";
import type { World } from "./world.ts";

const DAY_S = 86_400;

function appidIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Returns 404 with result 42 for an unknown app. */
export function getNumberOfCurrentPlayers(params: URLSearchParams, world: World): Response {
  const appid = appidIn(params, "appid");
  if (!appid) return badRequest();
  if (!world.nameOf(appid)) return json({ response: { result: 42 } }, 404);
  return json({ response: { player_count: 40 + sample(`players ${appid}`, 700) ** 2, result: 1 } });
}

function progress(steamid: string, appid: number, { name }: Achievement) {
  const achieved = sample(`achieved ${steamid} ${appid} ${name}`, 100) < 55 ? 1 : 0;
  const unlocktime = achieved ? SAMPLE_NOW - (30 + sample(`unlocked ${appid} ${name}`, 900)) * DAY_S : 0;
  return { apiname: name, achieved, unlocktime };
}

const failure = (error: string, status: number) => json({ playerstats: { error, success: false } }, status);

function privateProfile({ refusal }: Account): Response {
  return refusal === 400 ? json({}, 400) : failure("Profile is not public", refusal ?? 403);
}

export function getPlayerAchievements(params: URLSearchParams, world: World): Response {
  const appid = appidIn(params, "appid");
  const steamid = params.get("steamid") ?? "";
  if (!appid || !/^\d{17}$/.test(steamid)) return badRequest();
  const account = accountById(steamid);
  if (!account) return badRequest();
  const library = world.libraryOf(account);
  if (library === null) return privateProfile(account);
  const known = ACHIEVEMENTS[appid];
  if (!known && !STATS_ONLY.includes(appid)) return failure("Requested app has no stats", 400);
  const owns = library.some((owned) => owned.appid === appid);
  const achievements = known?.map((achievement) => ({
    ...progress(steamid, appid, achievement),
    ...(owns ? {} : { achieved: 0, unlocktime: 0 }),
    ...(params.has("l")
      ? { name: achievement.displayName, description: achievement.hidden ? "" : achievement.description }
      : {}),
  }));
  const gameName = world.nameOf(appid) ?? "";
  return json({
    playerstats: { steamID: steamid, gameName, ...(achievements ? { achievements } : {}), success: true },
  });
}

function schemaEntry(appid: number, { name, displayName, description, hidden }: Achievement, world: World) {
  return {
    name,
    defaultvalue: 0,
    displayName,
    hidden: hidden ? 1 : 0,
    ...(hidden ? {} : { description }),
    icon: world.picture(appid, `achievement ${appid} ${name}`),
    icongray: world.picture(appid, `achievement ${appid} ${name}`, { gray: true }),
  };
}

/** Returns an empty object for a game without a schema, and 400 for an unknown app. */
export function getSchemaForGame(params: URLSearchParams, world: World): Response {
  const appid = appidIn(params, "appid");
  if (!appid) return badRequest();
  const known = ACHIEVEMENTS[appid];
  if (!known && !STATS_ONLY.includes(appid)) {
    return world.isOnSteam(appid) ? json({ game: {} }) : json({}, 400);
  }
  const achievements = known?.map((achievement) => schemaEntry(appid, achievement, world));
  return json({
    game: {
      gameName: world.nameOf(appid) ?? `ValveTestApp${appid}`,
      gameVersion: "12",
      availableGameStats: {
        ...(achievements ? { achievements } : {}),
        stats: [{ name: "matches_played", defaultvalue: 0, displayName: "Matches played" }],
      },
    },
  });
}

/** Percentages of all players, highest first, as strings like Steam's. The last achievement has 0. */
export function getGlobalAchievementPercentages(params: URLSearchParams): Response {
  const appid = appidIn(params, "gameid");
  if (!appid) return badRequest();
  const known = ACHIEVEMENTS[appid];
  if (!known) return json({}, 403);
  const shares = known.map(({ name }, i) => ({
    name,
    share: i === known.length - 1 ? 0 : 1 + sample(`share ${appid} ${name}`, 940) / 10,
  }));
  const achievements = shares
    .sort((a, b) => b.share - a.share)
    .map(({ name, share }) => ({ name, percent: share.toFixed(1) }));
  return json({ achievementpercentages: { achievements } });
}
